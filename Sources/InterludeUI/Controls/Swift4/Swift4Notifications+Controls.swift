// Names that UIKit gave up with Swift 4.2: a target in the mode of Swift 4 has them, any other is told of the new one.

nonisolated extension NSNotification.Name {
  /// What Swift 4 calls `UITextField.textDidBeginEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// What Swift 4 calls `UITextField.textDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  /// What Swift 4 calls `UITextField.textDidEndEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  /// What Swift 4 calls `UITextView.textDidBeginEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// What Swift 4 calls `UITextView.textDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  /// What Swift 4 calls `UITextView.textDidEndEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
}
