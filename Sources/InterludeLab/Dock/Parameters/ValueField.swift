import InterludeUI

/// A number or text that can be typed. A click selects it, Return or a click elsewhere accepts it, Esc restores it.
final class ValueField: UIControl, UITextFieldDelegate, KeyTaker {
  /// Called with a text to accept.
  var onCommit: (String) -> Void = { _ in }
  /// Called with a text and the steps by which an arrow changes its number; returns nil if the text has no number to change.
  var onNudge: ((String, Int) -> Void)?
  /// Called when Return has accepted the text.
  var onReturn: () -> Void = {}
  var onTouch: () -> Void = {}
  var hasKeys = false { didSet { if hasKeys != oldValue { setNeedsLayout() } } }
  /// The text that shows while nothing is being typed.
  var text = "" { didSet { if !isEditing { field.text = text } } }

  private let field = UITextField()
  private let ring = KeyRing()

  private static let padding: CGFloat = 4

  init(font: UIFont = UIFont.systemFont(ofSize: 13, weight: .semibold), alignment: NSTextAlignment = .right) {
    super.init(frame: .zero)
    layer.cornerRadius = 4
    layer.addSublayer(ring)
    field.font = font
    field.textAlignment = alignment
    field.tintColor = DockStyle.accent
    field.delegate = self
    // The first click selects everything; the field handles those after it.
    field.isUserInteractionEnabled = false
    addSubview(field)
    addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)
    showState()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool { didSet { showState() } }

  /// Whether a number is being typed.
  var isEditing: Bool { field.isEditing }

  /// Ends editing and restores the number.
  func cancel() {
    field.text = text
    field.resignFirstResponder()
  }

  /// Begins editing with everything selected.
  func begin() {
    guard isEnabled, field.becomeFirstResponder() else { return }
    onTouch()
    field.selectAll(nil)
  }

  /// Replaces the selection with a text. A line break counts as a space.
  func insert(_ text: String) {
    field.insertText(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// While a number is edited, arrows change it; otherwise Return begins editing.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard isEditing else {
      if key == .return { begin() }
      return key == .return || key.steps(modifiers) != nil
    }
    guard let onNudge, key == .upArrow || key == .downArrow, let steps = key.steps(modifiers) else { return false }
    onNudge(field.text ?? "", steps)
    field.text = text
    field.selectAll(nil)
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { showState() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    field.resignFirstResponder()
    onReturn()
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
    ring.show(around: hasKeys ? bounds : nil)
  }
}
