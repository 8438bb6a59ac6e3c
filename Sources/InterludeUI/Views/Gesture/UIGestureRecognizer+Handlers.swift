/// What lets a handler know its recogniser by its own type.
@preconcurrency @MainActor public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {
  /// Makes the gesture wait: it is recognised only once the other has failed, and fails when the other is recognised.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Sends an action to a target, which is not kept alive, at every change of state: began, changed, ended and cancelled.
  /// The target has to adopt `ActionTarget`. Adding the same pair again changes nothing.
  public func addTarget(_ target: Any, action: Selector) {
    guard let new = TargetAction(target: target, action: action) else { return }
    handlers.removeAll(where: \.isGone)
    if !handlers.contains(where: { $0.isMeant(byTarget: target, action: action) }) { handlers.append(.action(new)) }
  }

  /// Takes back the actions of a target, or of all when it is nil: the one named, or all when that is nil.
  public func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { $0.isMeant(byTarget: target, action: action) }
  }

  func callHandlers() {
    for handler in handlers {
      switch handler {
      case .closure(let closure): closure(self)
      case .action(let action): action.send(from: self, along: UIResponder.chain(from: view))
      }
    }
  }
}

extension GestureHandling {
  /// Calls a closure at every change of state at which an action is sent.
  public func addHandler(_ handler: @escaping (Self) -> Void) {
    handlers.append(
      .closure { recognizer in
        guard let recognizer = recognizer as? Self else { return }
        handler(recognizer)
      })
  }
}

/// Who is told of a gesture.
enum GestureHandler {
  case closure((UIGestureRecognizer) -> Void)
  case action(TargetAction)

  var isGone: Bool {
    if case .action(let action) = self { action.isGone } else { false }
  }

  func isMeant(byTarget target: Any?, action selector: Selector?) -> Bool {
    if case .action(let action) = self { action.isMeant(byTarget: target, action: selector) } else { false }
  }
}

/// A recogniser that someone knows of without keeping it.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
