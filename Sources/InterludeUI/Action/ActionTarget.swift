/// What can be the target of an action: an object that knows its methods by their names.
///
/// Linux has no Objective-C runtime to look a method up by its name; the class does it itself:
///
///     final class CardViewController: UIViewController, ActionTarget {
///       func perform(_ action: Selector, with sender: Any?) -> Bool {
///         switch action {
///         case "close": close()
///         case "panned:": panned(sender as? UIPanGestureRecognizer)
///         default: return false
///         }
///         return true
///       }
///     }
@preconcurrency @MainActor public protocol ActionTarget: AnyObject {
  /// Calls the method of that name.
  ///
  /// - Parameters:
  ///   - action: The method's Objective-C name.
  ///   - sender: The control, recogniser, bar item or display link that sends the action.
  /// - Returns: Whether there is such a method; an action without a target then goes on along the responder chain.
  func perform(_ action: Selector, with sender: Any?) -> Bool
}
