/// The one animator protocol: modal, navigation and built-in transitions are all animated through it.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Animates; must add the incoming view to the container, and call `completeTransition(_:)` when done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called when the transition has completed (true) or was cancelled (false).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
