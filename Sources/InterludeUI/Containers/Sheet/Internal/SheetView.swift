/// The sheet itself: holds the presented controller's view in a card with round corners and a grabber, and casts the shadow
/// that sets it off where nothing behind it is dimmed.
final class SheetView: UIView {
  private let content: () -> UIView?
  private let card = SheetCard()
  /// How much smaller the card shows than it is laid out.
  private var scale: CGFloat = 1
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

  /// The sheet where it could rest, nearest to where it is, at its full size. On its way in and out, and while it gives way, the
  /// safe area inside does not change.
  private var restingFrame = CGRect.zero

  /// Takes the safe area of a place of rest.
  func rest(at frame: CGRect, in geometry: SheetGeometry) {
    let scale = max(geometry.scale(of: frame), .leastNormalMagnitude)
    guard scale < 1 else { return restingFrame = frame }
    let height = frame.height / scale
    restingFrame = CGRect(
      x: geometry.full.minX, y: geometry.full.maxY - height, width: geometry.full.width, height: height)
  }

  /// Shows at a frame what is laid out at another scale.
  func show(at frame: CGRect, scale: CGFloat) {
    if self.scale != scale {
      self.scale = scale
      setNeedsLayout()
    }
    layoutFrame = frame
  }

  override var frameForSafeArea: CGRect { restingFrame }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let view = content() else { return }
    if superview != nil {
      card.place(in: bounds, scale: scale)
      card.insertSubview(view, at: 0)
      view.layoutFrame = card.bounds
    } else if view.superview === card {
      view.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.place(in: bounds, scale: scale)
    if let view = content(), view.superview === card { view.layoutFrame = card.bounds }
    grabber.place(in: card.bounds)
    layer.shadowPath = shadowPath
  }

  private var shadowPath: CGPath {
    let radius = card.layer.cornerRadius * scale
    return CGPath(Path(bounds, cornerWidth: radius, cornerHeight: radius, corners: card.layer.maskedCorners))
  }
}

/// The card with round corners, scaled down to a sheet that floats.
private final class SheetCard: UIView {
  /// Its safe area is the sheet's, whatever its scale.
  override var frameForSafeArea: CGRect { superview?.bounds ?? layoutFrame }

  func place(in room: CGRect, scale: CGFloat) {
    let isScaled = scale > 0 && scale != 1
    let (width, height) = isScaled ? (room.width / scale, room.height / scale) : (room.width, room.height)
    let scaling = isScaled ? CGAffineTransform(scaleX: scale, y: scale) : .identity
    if transform != scaling { transform = scaling }
    layoutFrame = CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }
}
