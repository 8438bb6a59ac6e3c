/// What lets a handler know its recogniser by its own type.
///
/// Linux has no Objective-C runtime to send an action through, so gestures are handled by closures here.
@preconcurrency @MainActor public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {
  /// Makes the gesture wait: it is recognised only once the other has failed, and fails when the other is recognised.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }
}

extension GestureHandling {
  /// Calls a closure at every change of state that UIKit would send an action for: began, changed, ended and cancelled.
  public func addHandler(_ handler: @escaping (Self) -> Void) {
    append { recognizer in
      guard let recognizer = recognizer as? Self else { return }
      handler(recognizer)
    }
  }
}

/// A recogniser that someone knows of without keeping it.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
