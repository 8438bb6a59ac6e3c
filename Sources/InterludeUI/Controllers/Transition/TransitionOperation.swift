/// What a transition does.
public nonisolated enum TransitionOperation: String, CaseIterable, Hashable, Sendable {
  /// A controller is presented.
  case present
  /// A presented controller is dismissed.
  case dismiss
  /// A controller is pushed.
  case push
  /// A controller, or several, are popped.
  case pop
  /// A tab bar controller shows another of its tabs.
  case tab
}

extension TransitionOperation {
  /// Whether it is a presentation or a dismissal; all others are changes inside a container.
  var isModal: Bool { self == .present || self == .dismiss }
}
