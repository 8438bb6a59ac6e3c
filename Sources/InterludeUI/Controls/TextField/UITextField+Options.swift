import Foundation

extension UITextField {
  /// What is drawn around a text field. The raw values are UIKit's.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line in grey, with room inside.
    case bezel = 2
    /// A thin line with round corners, on white.
    case roundedRect = 3
  }

  /// When something shows in a text field. The raw values are UIKit's.
  public nonisolated enum ViewMode: Int, Sendable {
    /// At no time.
    case never = 0
    /// While the field is being edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// At any time.
    case always = 3
  }

  /// Why editing has ended. The raw values are UIKit's.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The field is the first responder no more: what is in it counts.
    case committed = 0
  }

  /// Posted by a field in which editing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field in which editing has ended; with the reason's raw value under `didEndEditingReasonUserInfoKey`.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted by a field whose text has changed by being edited.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// Where the notification of the end has its reason.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
