extension UIView {
  /// Animates what the block changes, along ease-in-ease-out. Durations are in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion, file: file,
      line: line)
  }

  /// Animates what the block changes, after a delay, along the curve that the options name.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let block = AnimationBlock(
      inside: AnimationBlockStack.current.innermost,
      call: MotionCall(
        source: CallSite(file, line), kind: .viewAnimation, duration: duration, delay: delay, timing: options.timing),
      options: options, completion: completion)
    block.run(animations)
  }

  /// Animates what the block changes as a spring that comes to rest in `duration` seconds. The damping ratio is in
  /// (0, 1], 1 without overshoot; the velocity in distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let spring = SpringTiming(form: .fitted(dampingRatio: dampingRatio), velocity: .uniform(velocity))
    let block = AnimationBlock(
      inside: AnimationBlockStack.current.innermost,
      call: MotionCall(
        source: CallSite(file, line), kind: .springAnimation, duration: duration, delay: delay, timing: .spring(spring)),
      options: options, completion: completion)
    block.run(animations)
  }

  /// Animates what the block changes as a spring of a perceptual duration, in seconds, and a bounce above −1 and up to 1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let spring = SpringTiming(
      form: .perceptual(duration: duration, bounce: bounce), velocity: .uniform(initialSpringVelocity))
    let block = AnimationBlock(
      inside: AnimationBlockStack.current.innermost,
      call: MotionCall(
        source: CallSite(file, line), kind: .perceptualSpring, duration: duration, delay: delay, timing: .spring(spring)
      ),
      options: options, completion: completion)
    block.run(animations)
  }

  /// Makes what the closure changes, inside an animation block, run a number of times, fractions included, and back again
  /// each time if it autoreverses. Outside of a block it is reported, and nothing is animated.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlockStack.current.innermost else {
      guard areAnimationsEnabled else { return animations() }
      Diagnostic.misuse(
        .A9, "modifyAnimations(withRepeatCount:autoreverses:animations:) was called outside of an animation block.",
        remedy: "Call it inside the animations of UIView.animate."
      ).report()
      return animations()
    }
    let times = count > 0 ? Float(count) : 1
    block.repeating(AnimationBlock.Repetition(count: times, autoreverses: autoreverses), animations)
  }

  /// Runs the block's changes without animating them, neither by an animation block around it nor by one inside, whose completion
  /// is called nevertheless.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlockStack.current.silenced(actionsWithoutAnimation)
  }

  /// Runs code as if it were in no animation block: what it changes animates by blocks of its own alone, as an app may open them where it
  /// is asked for a view.
  static func outsideAnimationBlocks<Result>(_ body: () -> Result) -> Result {
    AnimationBlockStack.current.suspended(body)
  }

  /// Switches all animation blocks of the current stage on or off. While it is off, changes take effect at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlockStack.current.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks of the current stage animate; true unless switched off or inside
  /// `performWithoutAnimation`.
  public class var areAnimationsEnabled: Bool { AnimationBlockStack.current.areAnimationsEnabled }

  /// The duration of the block in progress, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlockStack.current.innermost?.duration ?? 0 }
}
