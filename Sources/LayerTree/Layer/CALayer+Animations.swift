import Foundation

extension CALayer {
  /// Does what `add(_:forKey:)` does, and hands out the running animation. Not part of QuartzCore.
  @discardableResult
  public func start(_ anim: CAAnimation, forKey key: String?) -> RunningAnimation {
    if let key { removeAnimation(forKey: key) }
    let animation = anim.copied()
    animation.timing = animation.soundTiming { clock.report($0) }
    if animation.beginTime == 0 { animation.beginTime = localTime }
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
    let handle = RunningAnimation(
      animation, key: key, layer: self, completions: MediaClock.current.transactions.completions)
    running.append(handle)
    noteEffects()
    return handle
  }

  /// The running animations in the order in which they apply. Not part of QuartzCore.
  public var runningAnimations: [RunningAnimation] { running }

  /// The layer's copy of an animation. Changing it changes nothing; see ``RunningAnimation/update(_:)``.
  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// The keys of the animations in the order in which they were added; nil when there are none.
  public func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Removes an animation. When its end is still to come, its delegate hears that it has not finished, once the code
  /// that runs now is through.
  public func removeAnimation(forKey key: String) { running.first { $0.key == key }?.remove() }

  /// Removes all animations, each as `removeAnimation(forKey:)` does.
  public func removeAllAnimations() {
    for animation in running { animation.remove() }
  }

  func drop(_ animation: RunningAnimation) {
    running.removeAll { $0 === animation }
    noteEffects()
  }

  /// Gathers anew what the running animations do.
  func noteEffects() {
    effects = running.compactMap(\.effect)
    isDepthAnimated = effects.contains { $0.animates(.zPosition) }
  }
}

extension CALayer {
  /// The state with all animations applied in order, at a time of the layer.
  func presentedState(at localTime: Double) -> LayerState {
    guard !effects.isEmpty else { return state }
    var state = state
    for effect in effects { effect.apply(to: &state, at: localTime) }
    return state
  }

  /// What shows now.
  var presentedState: LayerState { effects.isEmpty ? state : presentedState(at: localTime) }

  func presented(at localTime: Double) -> CALayer {
    let copy = copied()
    copy.state = presentedState(at: localTime)
    copy.source = self
    return copy
  }
}
