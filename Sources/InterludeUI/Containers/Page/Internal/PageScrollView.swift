/// The scroll view in which pages lie: three places in a row, of which the middle one is where the page on show rests.
final class PageScrollView: UIScrollView {
  private let isVertical: Bool
  private let spacing: CGFloat
  private weak var turning: PageTurning?

  init(isVertical: Bool, spacing: CGFloat, turning: PageTurning) {
    (self.isVertical, self.spacing, self.turning) = (isVertical, spacing, turning)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
  }

  required init?(coder: NSCoder) { nil }

  /// From one page to the next, in points.
  private var pitch: CGFloat { isVertical ? bounds.height : bounds.width }

  /// The content offset at which a place, −1, 0 or 1, fills the view.
  func offset(of place: CGFloat) -> CGPoint {
    let way = pitch * (1 + place)
    return isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
  }

  /// Which place shows: between two of them where a part of each does.
  var position: CGFloat { pitch > 0 ? (isVertical ? contentOffset.y : contentOffset.x) / pitch - 1 : 0 }

  /// The frame of a page at a place, without the space around it.
  func frame(of place: Int) -> CGRect {
    let (origin, margin) = (offset(of: CGFloat(place)), isVertical ? (x: 0, y: spacing / 2) : (x: spacing / 2, y: 0))
    return CGRect(
      x: origin.x + margin.x, y: origin.y + margin.y, width: max(0, bounds.width - 2 * margin.x),
      height: max(0, bounds.height - 2 * margin.y))
  }

  /// Puts a page at a place.
  func place(_ page: UIView, at place: Int) {
    let slot = page.superview as? PageSlot ?? PageSlot()
    slot.layoutFrame = frame(of: place)
    page.layoutFrame = slot.bounds
    guard slot.superview !== self else { return }
    slot.addSubview(page)
    addSubview(slot)
  }

  /// Takes a page away.
  static func remove(_ page: UIView) {
    let slot = page.superview as? PageSlot
    page.removeFromSuperview()
    slot?.removeFromSuperview()
  }

  /// Half of the space between pages is beyond the frame that they have, on either side.
  private func wide(_ frame: CGRect) -> CGRect {
    frame.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
  }

  /// Whether pages have a frame already.
  func fills(_ frame: CGRect) -> Bool { self.frame == wide(frame) }

  /// Gives pages another frame.
  func fill(_ frame: CGRect) {
    self.frame = wide(frame)
    contentSize = isVertical ? CGSize(width: 0, height: 3 * pitch) : CGSize(width: 3 * pitch, height: 0)
  }

  /// Lets a finger move the content to the places beside the middle that hold a page, and pull at the others if it may at all.
  func open(before: Bool, after: Bool, isDraggable: Bool) {
    let (start, end) = (before ? 0 : -pitch, after ? 0 : -pitch)
    contentInset =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    if isVertical { alwaysBounceVertical = isDraggable } else { alwaysBounceHorizontal = isDraggable }
  }

  /// Takes the content from a finger, and stops it.
  func letGo() {
    pan.isEnabled.toggle()
    pan.isEnabled.toggle()
    stopMotion()
  }

  // MARK: What happens to it

  override func dragBegins() { turning?.dragBegins() }

  override func contentRests() { turning?.contentRests() }

  override func contentMoves() { turning?.contentMoves() }
}

/// Holds a page at its place: in its own superview a page is always at the origin, and code that moves it along goes by that.
private final class PageSlot: UIView {}
