/// Where an animator stands.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished: new animations can be given.
  case inactive
  /// Running or paused.
  case active
  /// Stopped where it was, waiting to be finished.
  case stopped
}

/// Where an animator's views ended up.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// The views have the values that the blocks gave them.
  case end
  /// The views have the values from before the animation.
  case start
  /// The views have the values that showed when the animator was stopped.
  case current
}

/// What can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animator can take changes, moves, or waits to be finished.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it on; false while it is paused.
  var isRunning: Bool { get }
  /// Whether it runs back to where the views started.
  var isReversed: Bool { get set }
  /// How much of the way is behind it in the direction in which it runs, 0…1.
  var fractionComplete: CGFloat { get set }

  /// Starts it, or goes on after a pause.
  func startAnimation()
  /// Starts it after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops the clock for it; one that has not started becomes active, at its start.
  func pauseAnimation()
  /// Ends it where the views are: for good and without a word to anyone, or until `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animator with the views at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates whatever its blocks change.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the time that is left, 0…1, and end with the animator.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what to call when it is over.
  func addCompletion(_ completion: @escaping (_ finalPosition: UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, with another curve and in another time.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Optional in UIKit: an animator of one's own that leaves one of them out is not asked for it.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (_ finalPosition: UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  {}
}
