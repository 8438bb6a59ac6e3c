/// A step of a transition that has an animator.
public struct TransitionEvent {
  /// What happens to the transition.
  public enum Phase: Hashable, Sendable {
    /// Everything is in place, and nothing has moved yet.
    case begins
    /// Someone takes hold of it, or lets it go on.
    case isHeld, isReleased
    /// It is over: completed, or cancelled and taken back.
    case ends(completed: Bool)
  }

  /// What happens to the transition.
  public let phase: Phase
  /// Whether it presents, dismisses, pushes, pops or changes tabs.
  public let operation: TransitionOperation
  /// Who is left, and who is shown instead.
  public let from, to: UIViewController
  /// The app's animator, or the system's own.
  public let animator: any UIViewControllerAnimatedTransitioning
  /// The animator that the system was given, where that wraps the app's, as a drag does; else nil.
  public let wrapper: (any UIViewControllerAnimatedTransitioning)?
  /// What the animator has declared, in seconds.
  public let duration: Double
  /// Which transition it is, for as long as it lasts.
  public let id: ObjectIdentifier
}

extension TransitionRunner {
  /// Tells the stage's observers how it gets on.
  func tell(_ phase: TransitionEvent.Phase) {
    guard let given = animator else { return }
    let animator = given.innermost
    stage.tell(
      .transition(
        TransitionEvent(
          phase: phase, operation: plan.operation, from: plan.from, to: plan.to, animator: animator,
          wrapper: given === animator ? nil : given, duration: duration, id: ObjectIdentifier(self))))
  }
}
