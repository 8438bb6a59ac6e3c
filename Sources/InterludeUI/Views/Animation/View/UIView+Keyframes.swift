extension UIView {
  /// Animates what the keyframes inside the block change; the curve in the options, or else that of the block around it, paces
  /// the whole. Durations are in seconds.
  ///
  /// What the block changes outside of `addKeyframe` takes the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      inside: AnimationBlockStack.current.innermost, duration: duration, delay: delay, timing: nil,
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

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
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
