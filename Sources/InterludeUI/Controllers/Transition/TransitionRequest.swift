/// How a transition is asked for: known before it begins, and the same until it ends.
struct TransitionRequest {
  let operation: TransitionOperation
  var isAnimated: Bool
  /// Whether a gesture of the system's asks for it; otherwise the program does.
  var isByGesture = false
  /// Whether a finger drives it from its start on.
  var startsInteractively = false
  /// Whether the delegate has been asked for an animator already, and has left the animation to the system.
  var usesSystemAnimator = false
}

extension TransitionOperation {
  /// Whether it is a presentation or a dismissal; all others are changes inside a container.
  var isModal: Bool { self == .present || self == .dismiss }
}
