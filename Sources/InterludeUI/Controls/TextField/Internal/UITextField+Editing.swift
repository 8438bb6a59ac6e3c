import Foundation

/// What keys and taps do.
extension UITextField: TextKeyResponder {
  func press(_ key: TextKey) {
    switch key {
    case .insert(let text): type(text, over: typedRange)
    case .enter: returnPressed()
    case .deleteBackward(let place): delete(editable.deleted(isForward: false, place))
    case .deleteForward(let place): delete(editable.deleted(isForward: true, place))
    case .move(let isForward, let place, let isSelecting):
      changeSelection { $0.move(isForward: isForward, place, isSelecting: isSelecting) }
    case .selectAll: selectAll(nil)
    }
  }

  var textBeforeInsertionPoint: String { editable.textBeforeSelection }

  /// What the next insertion replaces.
  var typedRange: Range<Int> { clearsOnInsertion ? 0..<editable.characters.count : editable.selection }

  private func delete(_ range: Range<Int>) {
    if !range.isEmpty { type("", over: range) }
  }

  /// Changes the text as a person does: the delegate may forbid it.
  private func type(_ text: String, over range: Range<Int>) {
    let place = editable.range(range)
    guard delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: text) ?? true else { return }
    // The delegate may have changed the text itself.
    edit(range.clamped(to: 0..<editable.characters.count), with: text)
  }

  /// Changes the text, and tells of it.
  func edit(_ range: Range<Int>, with text: String) {
    look.replace(editable.range(range), of: editable.text, with: text, own: style.attributes)
    editable.replace(range, with: text)
    clearsOnInsertion = false
    contentDidChange()
    content.restartCaret()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
    tellOfChange()
  }

  private func tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Changes what is selected, and tells of it.
  func changeSelection(_ change: (inout EditableText) -> Void) {
    let before = editable
    change(&editable)
    clearsOnInsertion = false
    content.restartCaret()
    guard before != editable else { return }
    look.typing = nil
    setNeedsLayout()
    guard isEditing else { return }
    stage.keyboard.textDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Whether the text was emptied.
  @discardableResult private func clear() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    write("", EditableLook())
    return true
  }

  /// The clear button was pressed. Editing begins if it has not.
  func clearByPerson() {
    guard clear() else { return }
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
    tellOfChange()
    becomeFirstResponder()
    stage.keyboard.textDidChange()
  }

  /// An action for the end on exit ends editing.
  func returnPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// A person has tapped at a point of the content, so many times one after the other.
  func tapped(at point: CGPoint, count: Int) {
    layoutIfNeeded()
    let place = line.index(at: point.x - content.textStart)
    changeSelection { $0.select(at: place, taps: count) }
  }

  // MARK: Beginning and end

  func didBeginEditing() {
    editable.select(editable.characters.count..<editable.characters.count)
    if clearsOnBeginEditing, hasText { clear() }
    setNeedsLayout()
    content.restartCaret()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    setNeedsLayout()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
  }
}
