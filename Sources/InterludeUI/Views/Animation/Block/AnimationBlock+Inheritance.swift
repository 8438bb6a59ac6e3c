extension AnimationBlock {
  /// A block that is opened by a call of `UIView`, inside another or on its own.
  ///
  /// From the block around it, it takes the duration, the curve and the options that it does not say it overrides, and the
  /// animator that runs it. A spring of its own is not replaced by the outer curve.
  ///
  /// - Parameter timing: nil for the curve that the options name.
  convenience init(
    inside outer: AnimationBlock?, duration: Double, delay: Double, timing: AnimationTiming?,
    options: UIView.AnimationOptions, source: CallSite, keyframes: KeyframeCollector? = nil,
    completion: ((Bool) -> Void)?
  ) {
    let inheritsDuration = !options.contains(.overrideInheritedDuration)
    let inheritsCurve = !options.contains(.overrideInheritedCurve)
    AnimationTiming.checkSeconds(duration, "duration")
    AnimationTiming.checkSeconds(delay, "delay")
    timing?.check(duration: duration)
    let inherited = options.contains(.overrideInheritedOptions) ? [] : outer?.options.intersection(.inheritable) ?? []
    self.init(
      duration: inheritsDuration ? outer?.duration ?? duration : duration, delay: delay,
      timing: timing ?? (inheritsCurve ? outer?.timing : nil) ?? .cubic(options.curve.bezier),
      options: options.union(inherited), source: source, animator: outer?.animator, keyframes: keyframes,
      completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// What a block passes on to those inside it.
  fileprivate nonisolated static let inheritable: UIView.AnimationOptions = [
    .allowUserInteraction, .repeat, .autoreverse,
  ]
}
