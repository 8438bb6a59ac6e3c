/// The large title below the buttons of a navigation bar. It moves up with the content and is cut off at the buttons' lower edge.
final class LargeTitleView: UIView {
  let label = UILabel()
  private let edge: ScrollEdge
  private let margin: CGFloat

  /// The height at rest, and the part of it below the text, in points.
  static let (height, bottomMargin): (CGFloat, CGFloat) = (52, 8)
  /// The largest growth of the text when it is pulled down, as a share, and the pull that gives it, in points. By eye.
  private static let (growth, pull): (CGFloat, CGFloat) = (0.1, 200)

  init(title: String?, edge: ScrollEdge, margin: CGFloat) {
    (self.edge, self.margin) = (edge, margin)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    addSubview(label)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Sets the title's font and colour from attributes, or to the system's.
  func writeTitle(with attributes: [NSAttributedString.Key: Any]) {
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  /// Shows the text as it is outside of a transition. The farther it is pulled down, the larger it is, as far as there is room.
  func rest() {
    label.alpha = 1
    let (width, room) = (label.bounds.width, bounds.width - margin - safeAreaInsets.right - label.layoutFrame.minX)
    let wanted = 1 + Self.growth * min(edge.pulled / Self.pull, 1)
    let scale = width > 0 ? max(1, min(wanted, room / width)) : 1
    label.transform = CGAffineTransform(translationX: (scale - 1) * width / 2, y: 0).scaledBy(x: scale, y: scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clipsToBounds = edge.collapsed > 0
    let left = safeAreaInsets.left + margin
    let size = label.sizeThatFits(bounds.size)
    label.layoutFrame = CGRect(
      x: left, y: bounds.maxY - Self.bottomMargin - size.height,
      width: min(size.width, bounds.width - left - margin - safeAreaInsets.right), height: size.height)
  }
}
