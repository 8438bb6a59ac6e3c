extension AnimationBlock {
  /// A block that is opened by a call of `UIView`, inside another or on its own.
  ///
  /// From the block around it, it takes the duration, the curve and the options that it does not say it overrides, and the
  /// animator that runs it. A spring of its own is not replaced by the outer curve.
  convenience init(
    inside outer: AnimationBlock?, call: MotionCall, options: UIView.AnimationOptions,
    keyframes: KeyframeCollector? = nil, completion: ((Bool) -> Void)?
  ) {
    let call = Stage.current.edited(call)
    let (duration, delay, timing) = (call.duration, call.delay, call.timing ?? .easeInOut)
    AnimationTiming.checkSeconds(duration, "duration")
    AnimationTiming.checkSeconds(delay, "delay")
    timing.check(duration: duration, at: call.source)
    let outerDuration = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let outerTiming = options.contains(.overrideInheritedCurve) || timing.isSpring ? nil : outer?.timing
    let inherited = options.contains(.overrideInheritedOptions) ? [] : outer?.options.intersection(.inheritable) ?? []
    self.init(
      duration: outerDuration ?? duration, delay: delay, timing: outerTiming ?? timing,
      options: options.union(inherited), source: call.source, animator: outer?.animator, keyframes: keyframes,
      completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// What a block passes on to those inside it.
  fileprivate nonisolated static let inheritable: UIView.AnimationOptions = [
    .allowUserInteraction, .repeat, .autoreverse,
  ]
}
