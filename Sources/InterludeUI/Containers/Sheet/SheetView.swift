/// The sheet itself: holds the presented controller's view in a card with round corners and a grabber, and casts the shadow
/// that sets it off where nothing behind it is dimmed.
final class SheetView: UIView {
  private let content: () -> UIView?
  private let card = UIView()
  private let grabber: SheetGrabber

  /// The shadow at its darkest, and its blur in points. Ours, by eye.
  private static let (shadowOpacity, shadowRadius) = (Float(0.14), CGFloat(16))

  /// - Parameters:
  ///   - content: the presented controller's view, taken in when the sheet enters its container.
  ///   - onGrabberTap: called for each tap on the grabber.
  init(content: @escaping () -> UIView?, onGrabberTap: @escaping () -> Void) {
    self.content = content
    grabber = SheetGrabber(onTap: onGrabberTap)
    super.init(frame: .zero)
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = .zero
    card.clipsToBounds = true
    card.addSubview(grabber)
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var showsGrabber: Bool {
    get { grabber.shows }
    set { if newValue != grabber.shows { grabber.shows = newValue } }
  }

  /// How much of its shadow shows, 0…1.
  var shadow: CGFloat = 0 {
    didSet { if shadow != oldValue { layer.shadowOpacity = Self.shadowOpacity * Float(shadow) } }
  }

  /// Rounds some corners by a radius in points.
  func round(_ corners: CACornerMask, by radius: CGFloat) {
    guard card.layer.cornerRadius != radius || card.layer.maskedCorners != corners else { return }
    (card.layer.cornerRadius, card.layer.maskedCorners) = (radius, corners)
    setNeedsLayout()
  }

  /// The sheet where it could rest, nearest to where it is. On its way in and out, and while it gives way, the safe area inside
  /// does not change.
  var restingFrame = CGRect.zero

  override var frameForSafeArea: CGRect { restingFrame }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let view = content() else { return }
    if superview != nil {
      card.insertSubview(view, at: 0)
      view.layoutFrame = bounds
    } else if view.superview === card {
      view.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.layoutFrame = bounds
    if let view = content(), view.superview === card { view.layoutFrame = bounds }
    grabber.place(in: bounds)
    layer.shadowPath = shadowPath
  }

  private var shadowPath: CGPath {
    let radius = card.layer.cornerRadius
    return CGPath(Path(bounds, cornerWidth: radius, cornerHeight: radius, corners: card.layer.maskedCorners))
  }
}
