import InterludeUI

/// A name, a slider and its number, which can be typed as well.
final class ParameterRow: UIView {
  let slider = ParameterSlider()
  let number = ValueField()
  /// Called with a sentence about what was typed: that it is no number, or that it was too large or too small.
  var onRemark: (String) -> Void = { _ in }

  let name: RowName
  private let key: ParameterKey

  static let height: CGFloat = 24
  private static let (nameWidth, numberWidth): (CGFloat, CGFloat) = (108, 66)

  init(_ key: ParameterKey) {
    self.key = key
    name = RowName(key.title)
    super.init(frame: .zero)
    slider.accessibilityIdentifier = key.title
    number.accessibilityIdentifier = "\(key.title), number"
    number.onCommit = { [weak self] in self?.take($0) }
    number.onNudge = { [weak self] in self?.nudge($0, by: $1) }
    for view in [name, slider, number] { addSubview(view) }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Shows a value, whether it can be changed, and the source's value if that reads differently.
  ///
  /// - Parameter remedy: What makes it possible to change it; nil if it can be changed, or if nothing does.
  func show(_ value: Double, source: Double?, _ scale: SliderScale, isEnabled: Bool, remedy: String? = nil) {
    let scale = source.map(scale.widened) ?? scale
    let source = source.flatMap { scale.text($0) == scale.text(value) ? nil : $0 }
    slider.scale = scale
    slider.value = value
    slider.sourceValue = source
    slider.isEnabled = isEnabled
    number.text = scale.text(value)
    number.isEnabled = isEnabled
    let way = source.map { ". In the source \(scale.text($0)): two clicks on the name go back to it" } ?? ""
    let sentence = remedy.map { " \($0)." } ?? ""
    accessibilityHint = "\(key.purpose): \(scale.limitsText)\(way).\(sentence)".keepingUnits
  }

  private func take(_ text: String) {
    let scale = slider.scale
    guard let read = scale.unlimitedValue(of: text) else {
      return onRemark("“\(text)” is no number for \(key.title): type one such as \(key.example).")
    }
    let value = scale.limited(read)
    slider.onChange(value)
    if value != read {
      onRemark("\(key.title) takes \(scale.limitsText): “\(text)” was made \(scale.text(value)).".keepingUnits)
    }
  }

  private func nudge(_ text: String, by steps: Int) {
    let scale = slider.scale
    let now = scale.unlimitedValue(of: text) ?? slider.value
    slider.onChange(scale.limited(scale.stepped(now, by: steps)))
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
