/// The bar at a sheet's top that shows that it can be resized; a tap on it does so.
final class SheetGrabber: UIView {
  /// In points; as in UIKit.
  private static let (size, top) = (CGSize(width: 36, height: 5), CGFloat(5))
  /// How far beside and below the bar a finger still touches it, in points; above, up to the sheet's edge. Ours.
  private static let reach = CGVector(dx: 20, dy: 10)

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    shows = false
    addGestureRecognizer(UITapGestureRecognizer { _ in onTap() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Hidden, it is transparent, so that it can come with an animation, and takes no touches.
  var shows: Bool {
    get { alpha > 0 }
    set { (alpha, isUserInteractionEnabled) = (newValue ? 1 : 0, newValue) }
  }

  func place(in bounds: CGRect) {
    frame = CGRect(
      x: bounds.midX - Self.size.width / 2, y: Self.top, width: Self.size.width, height: Self.size.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = UIEdgeInsets(top: -Self.top, left: -Self.reach.dx, bottom: -Self.reach.dy, right: -Self.reach.dx)
    return bounds.inset(by: reach).contains(point)
  }
}
