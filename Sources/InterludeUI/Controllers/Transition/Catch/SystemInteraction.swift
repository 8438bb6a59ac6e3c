/// Drives a system transition by a finger.
final class SystemInteraction: UIPercentDrivenInteractiveTransition {
  private let animator: any SystemAnimator
  /// How the transition goes on when the finger lifts.
  let release: SystemBehavior.Release

  init(_ animator: any SystemAnimator, release: SystemBehavior.Release, startsInteractively: Bool = false) {
    (self.animator, self.release) = (animator, release)
    super.init()
    wantsInteractiveStart = startsInteractively
  }

  /// The distance of a drag that moves the transition from its start to its end, in points.
  var travel: CGVector { animator.travel }

  /// Lets the transition run on by a spring.
  ///
  /// - Parameter velocity: in remaining distances per second.
  func proceed(_ direction: TransitionDirection, velocity: CGFloat) {
    let spring = UISpringTimingParameters(release.spring, initialVelocity: CGVector(dx: velocity, dy: velocity))
    runner?.endInteraction(direction, along: spring)
  }
}
