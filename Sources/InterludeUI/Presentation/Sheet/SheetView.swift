/// The sheet itself: holds the presented controller's view, rounds its corners and has the grabber on it.
final class SheetView: UIView {
  private let content: () -> UIView?
  private let grabber = UIView()

  /// In points; as in UIKit.
  private static let (grabberSize, grabberTop) = (CGSize(width: 36, height: 5), CGFloat(5))

  /// - Parameter content: the presented controller's view, taken in when the sheet enters its container.
  init(content: @escaping () -> UIView?) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.alpha = 0
    addSubview(grabber)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var showsGrabber: Bool {
    get { grabber.alpha > 0 }
    set { grabber.alpha = newValue ? 1 : 0 }
  }

  /// The sheet where it could rest, nearest to where it is. On its way in and out, and while it gives way, the safe area inside
  /// does not change.
  var restingFrame = CGRect.zero

  override var frameForSafeArea: CGRect { restingFrame }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let view = content() else { return }
    if superview != nil {
      insertSubview(view, at: 0)
      view.layoutFrame = bounds
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = content(), view.superview === self { view.layoutFrame = bounds }
    let size = Self.grabberSize
    grabber.frame = CGRect(x: bounds.midX - size.width / 2, y: Self.grabberTop, width: size.width, height: size.height)
  }
}
