/// How a transition was requested. Known before the transition begins, and constant until it ends.
struct TransitionRequest {
  let operation: TransitionOperation
  var isAnimated: Bool
  /// Whether a gesture of the system's started it; otherwise the app's code did.
  var isByGesture = false
  /// Whether that gesture drives it from its start on.
  var startsInteractively = false
  /// Whether the system animates without asking the app's delegate: the delegate was asked already, or a gesture needs an animator
  /// that it can drive.
  var usesSystemAnimator = false
}
