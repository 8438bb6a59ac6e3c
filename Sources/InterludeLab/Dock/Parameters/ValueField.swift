import InterludeUI

/// A number, or words, that can be typed: a click selects it, Return or a click elsewhere takes it, Esc leaves it as it was.
final class ValueField: UIControl, UITextFieldDelegate, KeyTaker {
  /// Called with a text to be taken.
  var onCommit: (String) -> Void = { _ in }
  /// Called with a text and the steps by which an arrow moves its number; nil where there is none to be moved.
  var onNudge: ((String, Int) -> Void)?
  /// Called when Return has taken the text.
  var onReturn: () -> Void = {}
  var onTouch: () -> Void = {}
  var hasKeys = false { didSet { if hasKeys != oldValue { setNeedsLayout() } } }
  /// What it shows while nothing is being typed.
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
    // The first click selects everything; those after it are the field's.
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

  /// Ends the typing, and leaves the number as it was.
  func cancel() {
    field.text = text
    field.resignFirstResponder()
  }

  /// Begins the typing, with everything selected.
  func begin() {
    guard isEnabled, field.becomeFirstResponder() else { return }
    onTouch()
    field.selectAll(nil)
  }

  /// Puts a text in place of what is selected: a line break counts as a blank.
  func insert(_ text: String) {
    field.insertText(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// While a number is typed, arrows move it; while nothing is, Return begins the typing.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard isEditing else {
      if key == .return { begin() }
      return key == .return || key.steps([]) != nil
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
