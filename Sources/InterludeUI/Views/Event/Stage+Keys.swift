extension Stage {
  /// Whether a key is one for the text that is being edited now, rather than the host's.
  public func takesKey(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) -> Bool {
    guard let textKey = TextKey(key, modifiers) else { return false }
    if firstResponder is any TextKeyResponder { return true }
    guard firstResponder is any UIKeyInput else { return false }
    switch textKey {
    case .insert, .enter, .deleteBackward(.character): return true
    case .deleteBackward, .deleteForward, .move, .selectAll: return false
    }
  }

  /// Has the first responder take a key, if it is one for it.
  func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) {
    guard takesKey(key, modifiers), let textKey = TextKey(key, modifiers) else { return }
    press(textKey)
    keyboard.textDidChange()
  }

  /// Has the first responder do what a key does to its text.
  func press(_ textKey: TextKey) {
    if let responder = firstResponder as? any TextKeyResponder { return responder.press(textKey) }
    guard let input = firstResponder as? any UIKeyInput else { return }
    switch textKey {
    case .insert(let text): input.insertText(text)
    case .enter: input.insertText("\n")
    case .deleteBackward: input.deleteBackward()
    case .deleteForward, .move, .selectAll: break
    }
  }
}
