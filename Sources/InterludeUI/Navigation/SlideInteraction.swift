/// Drives one standard slide by hand.
final class SlideInteraction: UIPercentDrivenInteractiveTransition {
  /// The way along the x axis in which a finger moves the slide on: 1 for a pop, −1 for a push.
  let direction: CGFloat

  init(_ operation: UINavigationController.Operation, startsInteractively: Bool) {
    direction = operation == .push ? -1 : 1
    super.init()
    wantsInteractiveStart = startsInteractively
  }

  /// Lets go of the slide, which goes on by a spring.
  ///
  /// - Parameter speed: in whole ways per second, forwards.
  func proceed(_ direction: TransitionDirection, speed: CGFloat) {
    let left = direction == .forwards ? 1 - percentComplete : -percentComplete
    let velocity = left == 0 ? 0 : speed / left
    timingCurve = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
    if direction == .forwards { finish() } else { cancel() }
  }
}
