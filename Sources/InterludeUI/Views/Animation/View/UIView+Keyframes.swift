extension UIView {
  /// Animates what the keyframes inside the block change; the curve in the options, or else that of the block around it, paces
  /// the whole. Durations are in seconds.
  ///
  /// What the block changes outside of `addKeyframe` takes the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let block = AnimationBlock(
      inside: AnimationBlockStack.current.innermost,
      call: MotionCall(
        source: CallSite(file, line), kind: .keyframes, duration: duration, delay: delay,
        timing: options.animationOptions.timing),
      options: options.animationOptions, keyframes: KeyframeCollector(mode: options.calculationMode),
      completion: completion)
    block.run(animations)
  }

  /// Makes the changes of a closure arrive at a moment of `animateKeyframes`: they begin at `frameStartTime` and take
  /// `frameDuration`, both fractions of the whole in 0…1. Elsewhere it is reported, and the changes are made as they are.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let block = AnimationBlockStack.current.innermost
    let isKeyframe = block?.keyframe(from: frameStartTime, duration: frameDuration, animations) ?? false
    guard !isKeyframe else { return }
    if areAnimationsEnabled {
      Diagnostic.misuse(
        .A10,
        "addKeyframe(withRelativeStartTime:relativeDuration:animations:) was called outside of a keyframe animation.",
        remedy: "Call it inside the animations of UIView.animateKeyframes."
      ).report()
    }
    animations()
  }

  /// How a keyframe animation behaves. The raw values are UIKit's; curves of `AnimationOptions` go in by theirs.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that change size lay out inside the block, so that their subviews move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views that the block moves take touches meanwhile; otherwise touches pass them by until the animation ends.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Every animation begins from what shows: it is added to those under way.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// A repeating animation runs back before it starts again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The block keeps its own duration inside another block, instead of taking over that one's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The block takes over no options of the block around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values go in straight lines from keyframe to keyframe.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values jump: that of a keyframe shows from its start.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values go in straight lines and at an even speed over the whole way; the relative times do not count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values go along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values go along a smooth curve through the keyframes, at an even speed; the relative times do not count.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The same bits, without those of the calculation mode.
    var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
  }
}
