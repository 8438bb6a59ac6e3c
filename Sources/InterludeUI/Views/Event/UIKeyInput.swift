/// What takes text from the keyboard while it is the first responder.
///
/// The keyboard is one of hardware: none comes up on the screen, so that no keyboard notification is posted.
@preconcurrency @MainActor public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Takes text at the insertion point, in place of what is selected; Return is a line feed.
  func insertText(_ text: String)

  /// Deletes what is selected, or else the character before the insertion point.
  func deleteBackward()
}
