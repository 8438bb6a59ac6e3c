/// The sheet itself: holds the presented controller's view in a card with round corners and a grabber, and casts the shadow
/// that sets it off where nothing behind it is dimmed.
final class SheetView: UIView {
  private let content: () -> UIView?
  private let card = UIView()
  private let grabber = UIView()

  /// In points; as in UIKit.
  private static let (grabberSize, grabberTop) = (CGSize(width: 36, height: 5), CGFloat(5))
  /// The shadow at its darkest, and its blur in points. Ours, by eye.
  private static let (shadowOpacity, shadowRadius) = (Float(0.14), CGFloat(16))

  /// - Parameter content: the presented controller's view, taken in when the sheet enters its container.
  init(content: @escaping () -> UIView?) {
    self.content = content
    super.init(frame: .zero)
    layer.shadowRadius = Self.shadowRadius
    layer.shadowOffset = .zero
    card.clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.alpha = 0
    card.addSubview(grabber)
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var showsGrabber: Bool {
    get { grabber.alpha > 0 }
    set { grabber.alpha = newValue ? 1 : 0 }
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
    let size = Self.grabberSize
    grabber.frame = CGRect(x: bounds.midX - size.width / 2, y: Self.grabberTop, width: size.width, height: size.height)
    layer.shadowPath = shadowPath
  }

  private var shadowPath: CGPath {
    let radius = card.layer.cornerRadius
    return CGPath(Path(bounds, cornerWidth: radius, cornerHeight: radius, corners: card.layer.maskedCorners))
  }
}
