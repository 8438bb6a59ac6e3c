/// Drives a transition through the animator that `interruptibleAnimator(using:)` has returned.
final class AnimatorDrive: TransitionDrive {
  private let animator: any UIViewImplicitlyAnimating

  init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

  var isOver: Bool { animator.state != .active }

  var fraction: CGFloat { animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete }

  func pause() {
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
  }

  func update(_ fraction: CGFloat) { animator.fractionComplete = fraction }

  func proceed(_ direction: TransitionDirection, along timing: any UITimingCurveProvider, speed: CGFloat) {
    let left = direction == .forwards ? 1 - fraction : fraction
    if direction == .backwards { animator.isReversed = true }
    animator.continueAnimation(withTimingParameters: timing, durationFactor: left / speed)
  }

  func finish(_ direction: TransitionDirection) {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: direction == .forwards ? .end : .start)
  }
}
