import Foundation

// Posted by the default notification centre, with the screen as the object, as since iOS 16.1. The first of each pair is posted
// inside the animation that moves the keyboard, so that what is changed then moves along with it, by itself or in an animation of
// the duration and curve that it tells.

extension UIResponder {
  /// Posted before the keyboard comes up, after `keyboardWillChangeFrameNotification`.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted when the keyboard has come up, after `keyboardDidChangeFrameNotification`.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes, after `keyboardWillChangeFrameNotification`.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard has gone, after `keyboardDidChangeFrameNotification`.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard comes, goes or takes another size.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard has come, gone or taken another size.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard was: an `NSValue` of a rectangle on the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be: an `NSValue` of a rectangle on the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// What UIKit tells as the duration: an `NSNumber` of seconds, 0.25, or 0 where the keyboard does not animate. The spring that
  /// the curve stands for takes its own time, 0.5057 s.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve: an `NSNumber` of the raw value of a `UIView.AnimationCurve`, 7.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's: an `NSNumber` of true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
