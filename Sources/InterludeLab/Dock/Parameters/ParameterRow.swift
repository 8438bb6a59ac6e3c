import InterludeUI

/// A name, a slider and its number, which can be typed as well.
final class ParameterRow: UIView {
  let slider = ParameterSlider()
  let number = NumberField()
  /// Called with a text that is no such number.
  var onMisreading: (String) -> Void = { _ in }

  private let name = UILabel()

  static let height: CGFloat = 24
  private static let (nameWidth, numberWidth): (CGFloat, CGFloat) = (108, 66)

  init(_ title: String) {
    super.init(frame: .zero)
    name.text = title
    name.font = DockStyle.body
    name.textColor = DockStyle.text
    number.accessibilityIdentifier = "\(title), number"
    number.onCommit = { [weak self] in self?.take($0) }
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
    number.isEnabled = isEnabled
  }

  private func take(_ text: String) {
    guard let value = slider.scale.value(of: text) else { return onMisreading(text) }
    slider.onChange(value)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: Self.nameWidth, height: bounds.height)
    number.frame = CGRect(
      x: bounds.width - Self.numberWidth, y: 1, width: Self.numberWidth, height: max(0, bounds.height - 2))
    slider.frame = CGRect(
      x: Self.nameWidth + 4, y: 0, width: max(0, number.frame.minX - Self.nameWidth - 14), height: bounds.height)
  }
}
