/// The large title below the buttons of a navigation bar. What the content takes with it upwards is cut off at the buttons' lower
/// edge.
final class LargeTitleView: UIView {
  let label = UILabel()
  private let edge: ScrollEdge
  private let margin: CGFloat

  /// The height at rest, in points, and what of it is below the text.
  static let (height, bottomMargin): (CGFloat, CGFloat) = (52, 8)
  /// How much larger the text gets by being pulled down, at most, and in how many points. By eye.
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

  /// Writes the title in a font and a colour of these attributes, or in the system's.
  func writeTitle(with attributes: [NSAttributedString.Key: Any]) {
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  /// The text as it is without a transition: larger the farther it is pulled down, as long as there is room.
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
