import InterludeUI

/// The whole curve in words, which can be typed and pasted.
final class CurveRow: UIView {
  let name = RowName("Curve")
  let field = ValueField(font: DockStyle.code, alignment: .left)

  private static let nameWidth: CGFloat = 48

  init() {
    super.init(frame: .zero)
    field.accessibilityIdentifier = "Curve, words"
    for view in [name, field] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows a curve, and the source's if that differs.
  func show(_ spelling: String, source: String?, isEnabled: Bool) {
    field.text = spelling
    field.isEnabled = isEnabled
    let purpose =
      "The whole curve: type or paste (Ctrl+V) what the command curve reads, such as 0.2, 0, 0, 1, .snappy or spring(dampingRatio: 0.4)."
    let way = source.map { " In the source \($0): two clicks on the name go back to it." } ?? ""
    accessibilityHint = purpose + way
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: Self.nameWidth, height: bounds.height)
    field.frame = CGRect(
      x: Self.nameWidth + 4, y: 1, width: max(0, bounds.width - Self.nameWidth - 4), height: max(0, bounds.height - 2))
  }
}
