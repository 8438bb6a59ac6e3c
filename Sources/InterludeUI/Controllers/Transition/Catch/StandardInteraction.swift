/// Drives a transition of the system's by hand.
final class StandardInteraction: UIPercentDrivenInteractiveTransition {
  private let animator: any SystemAnimator

  init(_ animator: any SystemAnimator, startsInteractively: Bool = false) {
    self.animator = animator
    super.init()
    wantsInteractiveStart = startsInteractively
  }

  /// How much of the transition some points of a finger's way are.
  func share(of vector: CGPoint) -> CGFloat {
    let travel = animator.travel
    let square = travel.dx * travel.dx + travel.dy * travel.dy
    return square > 0 ? (vector.x * travel.dx + vector.y * travel.dy) / square : 0
  }

  /// Lets go of the transition, which goes on by a spring.
  ///
  /// - Parameter speed: in whole transitions per second, forwards.
  func proceed(_ direction: TransitionDirection, speed: CGFloat) {
    let left = direction == .forwards ? 1 - percentComplete : -percentComplete
    let velocity = left == 0 ? 0 : speed / left
    let spring = UISpringTimingParameters(.system, initialVelocity: CGVector(dx: velocity, dy: velocity))
    runner?.endInteraction(direction, along: spring)
  }
}
