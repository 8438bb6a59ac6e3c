extension UIView {
  /// Animates what the block changes, along ease-in-ease-out. Durations are in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what the block changes, after a delay, along the curve that the options name.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = Stage.current.animationBlocks.current
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    let block = AnimationBlock(
      duration: inheritsDuration ? outer?.duration ?? duration : duration, delay: delay,
      timing: inheritsCurve ? outer?.timing ?? .easeInOut : .cubic(options.curve.bezier),
      options: options, completion: completion)
    block.run(animations)
  }

  /// Animates what the block changes as a spring that comes to rest in `duration` seconds. The damping ratio is in
  /// (0, 1], 1 without overshoot; the velocity in distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = SpringTiming(form: .fitted(dampingRatio: dampingRatio), velocity: .uniform(velocity))
    let block = AnimationBlock(
      duration: duration, delay: delay, timing: .spring(timing), options: options, completion: completion)
    block.run(animations)
  }

  /// Animates what the block changes as a spring of a perceptual duration, in seconds, and a bounce in −1…1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = SpringTiming(
      form: .perceptual(duration: duration, bounce: bounce), velocity: .uniform(initialSpringVelocity))
    let block = AnimationBlock(
      duration: duration, delay: delay, timing: .spring(timing), options: options, completion: completion)
    block.run(animations)
  }

  /// Runs the block's changes without animating them, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Stage.current.animationBlocks.suspended(actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.animationBlocks.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { Stage.current.animationBlocks.areAnimationsEnabled }

  /// The duration of the block in progress, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { Stage.current.animationBlocks.current?.duration ?? 0 }
}
