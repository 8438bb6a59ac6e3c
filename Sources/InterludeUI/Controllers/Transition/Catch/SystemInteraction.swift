/// Drives a transition of the system's by hand.
final class SystemInteraction: UIPercentDrivenInteractiveTransition {
  private let animator: any SystemAnimator
  /// What becomes of the transition when a finger lets go of it.
  let release: SystemBehavior.Release

  init(_ animator: any SystemAnimator, release: SystemBehavior.Release, startsInteractively: Bool = false) {
    (self.animator, self.release) = (animator, release)
    super.init()
    wantsInteractiveStart = startsInteractively
  }

  /// How far a finger goes to drag the transition from its start to its end, in points.
  var travel: CGVector { animator.travel }

  /// Lets go of the transition, which goes on by a spring.
  ///
  /// - Parameter velocity: in ways that are left, per second.
  func proceed(_ direction: TransitionDirection, velocity: CGFloat) {
    let spring = UISpringTimingParameters(release.spring, initialVelocity: CGVector(dx: velocity, dy: velocity))
    runner?.endInteraction(direction, along: spring)
  }
}
