/// The one animator protocol: modal, navigation and built-in transitions are all animated through it.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Animates; must add the incoming view to the container, and call `completeTransition(_:)` when done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator that runs the whole transition, and that an interaction pauses, scrubs and turns round; the same one
  /// throughout a transition. Optional: without it, an interaction moves the time of whatever `animateTransition(using:)`
  /// started.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has completed (true) or was cancelled (false).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewControllerAnimatedTransitioning {
  /// What `interruptibleAnimator(using:)` gives; nil when it is not implemented.
  func suppliedAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: transitionContext)
    return animator is AbsentAnimator ? nil : animator
  }
}

/// What an object that does not implement `interruptibleAnimator(using:)` answers: Swift knows no optional requirements.
private final class AbsentAnimator: UIViewPropertyAnimator {
  init() { super.init(duration: 0, timingParameters: UICubicTimingParameters()) }
}
