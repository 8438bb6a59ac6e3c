import InterludeUI

/// A number that can be typed: a click selects it, Return or a click elsewhere takes it, Esc leaves it as it was.
final class NumberField: UIControl, UITextFieldDelegate {
  /// Called with a text to be taken.
  var onCommit: (String) -> Void = { _ in }
  /// What it shows while no number is being typed.
  var text = "" { didSet { if !isEditing { field.text = text } } }

  private let field = UITextField()

  private static let padding: CGFloat = 4

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 4
    field.font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    field.textAlignment = .right
    field.tintColor = DockStyle.accent
    field.delegate = self
    // The first click selects everything; those after it are the field's.
    field.isUserInteractionEnabled = false
    addSubview(field)
    addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)
    showState()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// The keyboard's focus stays with the sliders.
  override var canBecomeFocused: Bool { false }

  override var isEnabled: Bool { didSet { showState() } }

  /// Whether a number is being typed.
  var isEditing: Bool { field.isEditing }

  /// Ends the typing, and leaves the number as it was.
  func cancel() {
    field.text = text
    field.resignFirstResponder()
  }

  private func begin() {
    guard isEnabled, field.becomeFirstResponder() else { return }
    field.selectAll(nil)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { showState() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    field.resignFirstResponder()
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let typed = field.text ?? ""
    field.text = text
    showState()
    if typed != text { onCommit(typed) }
  }

  private func showState() {
    field.isUserInteractionEnabled = isEditing
    backgroundColor = isEditing ? DockStyle.canvas : isEnabled ? DockStyle.card : nil
    field.textColor = isEnabled ? DockStyle.text : DockStyle.secondaryText
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
  }
}

extension UIView {
  /// The field in which a number is being typed; nil for none.
  var numberBeingTyped: NumberField? {
    if let field = self as? NumberField { return field.isEditing ? field : nil }
    return subviews.lazy.compactMap(\.numberBeingTyped).first
  }
}
