/// The small coloured oval with a text at the corner of a tab's image, or after its title.
final class TabBadge: UIView {
  private let label = UILabel()

  /// In points, as on an iPhone: the oval's height and least width, and from its edge to the text.
  private static let (height, margin): (CGFloat, CGFloat) = (18, 5)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, color: UIColor?) {
    isHidden = text == nil
    label.text = text
    backgroundColor = color ?? .systemRed
  }

  /// Places the oval with its left end around a point, where it stays when the text grows.
  func place(at corner: CGPoint) {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: Self.height)).width
    let width = max(Self.height, text + 2 * Self.margin)
    frame = CGRect(x: corner.x - Self.height / 2, y: corner.y - Self.height / 2, width: width, height: Self.height)
    label.frame = bounds
  }
}
