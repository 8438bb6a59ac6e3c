/// What takes text from the keyboard while it is the first responder: from the one on the screen, which comes up for it, and from one
/// of hardware.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Takes text at the insertion point, in place of what is selected; Return is a line feed.
  func insertText(_ text: String)

  /// Deletes what is selected, or else the character before the insertion point.
  func deleteBackward()
}
