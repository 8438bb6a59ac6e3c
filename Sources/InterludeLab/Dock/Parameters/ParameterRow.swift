import InterludeUI

/// A name, a slider and its number.
final class ParameterRow: UIView {
  let slider = ParameterSlider()
  private let name = UILabel()
  private let number = UILabel()

  static let height: CGFloat = 24
  private static let (nameWidth, numberWidth): (CGFloat, CGFloat) = (108, 62)

  init(_ title: String) {
    super.init(frame: .zero)
    name.text = title
    name.font = DockStyle.body
    name.textColor = DockStyle.text
    number.font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    number.textColor = DockStyle.text
    number.textAlignment = .right
    number.adjustsFontSizeToFitWidth = true
    for view in [name, slider, number] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows a value, which can be changed or not.
  func show(_ value: Double, _ scale: SliderScale, isEnabled: Bool) {
    slider.scale = scale
    slider.value = value
    slider.isEnabled = isEnabled
    number.text = scale.text(value)
    number.textColor = isEnabled ? DockStyle.text : DockStyle.secondaryText
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: Self.nameWidth, height: bounds.height)
    number.frame = CGRect(
      x: bounds.width - Self.numberWidth, y: 0, width: Self.numberWidth, height: bounds.height)
    slider.frame = CGRect(
      x: Self.nameWidth + 4, y: 0, width: max(0, number.frame.minX - Self.nameWidth - 8), height: bounds.height)
  }
}
