// Animating calls as a protocol asks for them, and as `UIView.animate(withDuration:animations:)` names one: without the place in the
// source, which the calls in code tell the lab. The line 0 says so.

extension UIView {
  /// Animates what the block changes, along ease-in-ease-out. Durations are in seconds.
  @_disfavoredOverload
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil, file: #filePath, line: 0)
  }

  /// Animates what the block changes, along ease-in-ease-out. Durations are in seconds.
  @_disfavoredOverload
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, animations: animations, completion: completion, file: #filePath, line: 0)
  }

  /// Animates what the block changes, after a delay, along the curve that the options name.
  @_disfavoredOverload
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion,
      file: #filePath, line: 0)
  }

  /// Animates what the block changes as a spring that comes to rest in `duration` seconds. The damping ratio is in (0, 1], 1 without
  /// overshoot; the velocity in distances per second.
  @_disfavoredOverload
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
      options: options, animations: animations, completion: completion, file: #filePath, line: 0)
  }
}
