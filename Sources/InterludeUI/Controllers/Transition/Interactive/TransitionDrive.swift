/// What an interaction moves: the transition's timeline, or the animator that the transition's own animator has supplied.
protocol TransitionDrive: AnyObject {
  /// How far the transition is, 0…1; beyond while an animator's spring overshoots.
  var fraction: CGFloat { get }
  /// The same where it can be told: below 0 while a spring swings back beyond the start.
  var progress: CGFloat { get }
  /// By how much `progress` grows in a second; 0 where that is unknown.
  var rate: CGFloat { get }
  /// Whether nothing is left to move: it has come back to its start, or the animator has ended.
  var isOver: Bool { get }
  /// Holds everything where it is.
  func pause()
  /// Moves everything to a fraction, 0…1.
  func update(_ fraction: CGFloat)
  /// Lets the rest run, forwards or back to the start.
  func proceed(_ direction: TransitionDirection, along timing: any UITimingCurveProvider, speed: CGFloat)
  /// Brings everything to its end, or back to its start, at once.
  func finish(_ direction: TransitionDirection)
}

extension TransitionDrive {
  var progress: CGFloat { fraction }
  var rate: CGFloat { 0 }
}

/// Whether a transition is on its way to its end or back to its start.
enum TransitionDirection {
  case forwards, backwards
}

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
