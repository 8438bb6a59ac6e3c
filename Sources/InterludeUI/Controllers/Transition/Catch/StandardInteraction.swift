/// Drives a transition of the system's by hand.
final class StandardInteraction: UIPercentDrivenInteractiveTransition {
  private let animator: any DraggableAnimator

  init(_ animator: any DraggableAnimator, startsInteractively: Bool = false) {
    self.animator = animator
    super.init()
    wantsInteractiveStart = startsInteractively
  }

  /// How much of the transition some points of a finger's way are.
  func share(of vector: CGPoint) -> CGFloat {
    let way = animator.way
    let square = way.dx * way.dx + way.dy * way.dy
    return square > 0 ? (vector.x * way.dx + vector.y * way.dy) / square : 0
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
