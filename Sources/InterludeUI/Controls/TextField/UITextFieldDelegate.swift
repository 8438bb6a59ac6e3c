import Foundation

/// Decides on what is typed, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true without the method.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun: the field is the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end; true without the method. Not asked where the end is forced.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended; called where the next method is not there.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing has ended, for a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether what a person types or deletes may change the text; true without the method. The range is in UTF-16 units, and the
  /// string is empty where something is deleted.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// The selection or the insertion point of a field that is being edited has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the clear button may empty the field; true without the method.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Return was pressed. Whether the field does what it does by itself; true without the method.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
