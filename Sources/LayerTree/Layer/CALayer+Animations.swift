import Foundation

extension CALayer {
  /// Does what `add(_:forKey:)` does, and hands out the running animation. Not part of QuartzCore.
  @discardableResult
  public func start(_ anim: CAAnimation, forKey key: String?) -> RunningAnimation {
    start(anim, forKey: key, in: clock.timeline)
  }

  /// Starts an animation in a timeline, or for nil in the clock's own time. Not part of QuartzCore.
  public func start(_ anim: CAAnimation, forKey key: String?, in timeline: Timeline?) -> RunningAnimation {
    start(anim, forKey: key, in: timeline, from: nil, editing: { _ in })
  }

  /// Starts what somebody has added; the clock's listener may edit the copy.
  ///
  /// - Parameter snapshot: what a transition starts from; nil is what the layer has shown since the last commit.
  func add(_ anim: CAAnimation, forKey key: String?, from snapshot: CALayer?) {
    _ = start(anim, forKey: key, in: clock.timeline, from: snapshot) { clock.onAdd?(self, $0) }
  }

  private func start(
    _ anim: CAAnimation, forKey key: String?, in timeline: Timeline?, from snapshot: CALayer?,
    editing edit: (CAAnimation) -> Void
  ) -> RunningAnimation {
    willChange()
    let snapshot = anim is CATransition ? snapshot ?? committedCopy() : nil
    let key = anim is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    let animation = anim.copied()
    edit(animation)
    animation.timing = animation.soundTiming { clock.report($0) }
    if animation.beginTime == 0 { animation.beginTime = timeline.map { localTime(atClockTime: $0.now) } ?? localTime }
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
    let handle = RunningAnimation(
      animation, key: key, layer: self, snapshot: snapshot, timeline: timeline,
      completions: MediaClock.current.transactions.addAnimation())
    running.append(handle)
    noteEffects()
    handle.announceCourse()
    if !isOnStage { clock.noteStray(self) }
    return handle
  }

  /// The running animations in the order in which they apply. Not part of QuartzCore.
  public var runningAnimations: [RunningAnimation] { running.filter { !$0.isPast } }

  /// The layer's copy of an animation. Changing it changes nothing; see ``RunningAnimation/update(_:)``.
  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key && !$0.isPast }?.animation
  }

  /// The keys of the animations in the order in which they were added; nil when there are none.
  public func animationKeys() -> [String]? {
    let keys = running.compactMap { $0.isPast ? nil : $0.key }
    return keys.isEmpty ? nil : keys
  }

  /// Removes an animation. When its end is still to come, its delegate hears that it has not finished, once the code
  /// that runs now is through.
  public func removeAnimation(forKey key: String) {
    running.first { $0.key == key && !$0.isPast }?.remove()
  }

  /// Removes all animations, each as `removeAnimation(forKey:)` does.
  public func removeAllAnimations() {
    for animation in running { animation.remove() }
  }

  /// Removes all animations of the layer and those below it. Answers whether there were any.
  func removeAnimationsInSubtree() -> Bool {
    var hadSome = !running.isEmpty
    removeAllAnimations()
    for layer in descendants where layer.removeAnimationsInSubtree() { hadSome = true }
    return hadSome
  }

  /// Drops all animations of the layer and those below it without telling their delegates, and the timelines that they run
  /// in. For the end of the stage: an animation holds its delegate, and so as a rule what it moves. Not part of QuartzCore.
  public func discardAnimations() {
    let discarded = running
    running = []
    noteEffects()
    for animation in discarded { animation.timeline?.discard() }
    for layer in descendants { layer.discardAnimations() }
  }

  func drop(_ animation: RunningAnimation) {
    willChange()
    running.removeAll { $0 === animation }
    noteEffects()
  }

  /// Takes note that the running animations, or what they do, have changed.
  func noteEffects() {
    gatheredEffects = nil
    transitionEffect = running.lazy.compactMap(\.transitionEffect).last
    isDepthAnimated = isAnimated(.zPosition)
    if isDepthAnimated { parent?.hasDepth = true }
  }

  /// Whether a running animation changes a property.
  func isAnimated(_ property: AnimatableProperty) -> Bool {
    running.contains { $0.effects.contains { $0.property == property } }
  }

  /// What the running animations do, in their order: all that a frame reads of them.
  ///
  /// They are gathered by the first who asks, as a rule the next frame, so that they come to lie in memory in the order
  /// in which frames read them.
  var effects: ContiguousArray<TimedEffect> {
    if let gatheredEffects { return gatheredEffects }
    var effects: ContiguousArray<TimedEffect> = []
    effects.reserveCapacity(running.reduce(0) { $0 + $1.effects.count })
    let clock = clock
    for animation in running {
      for effect in animation.effects {
        effects.append(.make(effect, at: clock.timings.timing(for: effect, in: animation.timeline)))
      }
    }
    gatheredEffects = effects
    return effects
  }
}

extension CALayer {
  /// The state with all animations applied in order, at a time of the layer, which is one of the clock, by default now.
  func presentedState(at localTime: Double, clockTime: Double? = nil) -> LayerState {
    let effects = effects
    guard !effects.isEmpty else { return state }
    return presented(state, by: effects, at: localTime, clockTime: clockTime ?? clock.time)
  }

  /// A state with effects applied in order, at a time of the layer, which is one of the clock.
  func presented(
    _ state: LayerState, by effects: ContiguousArray<TimedEffect>, at localTime: Double, clockTime: Double
  ) -> LayerState {
    var state = state
    // A span lends its elements; a loop over the array would retain each.
    let span = effects.span
    for index in span.indices {
      let effect = span[index]
      let time = time(in: effect.timing.timeline, localTime: localTime, clockTime: clockTime)
      guard let moment = effect.timing.moment(at: time) else { continue }
      effect.apply(to: &state, progress: moment.progress, iteration: moment.iteration)
    }
    return state
  }

  /// The layer's time as a timeline has it at one of the clock.
  func time(in timeline: Timeline?, localTime: Double, clockTime: Double) -> Double {
    timeline.map { self.localTime(atClockTime: $0.time(atClockTime: clockTime)) } ?? localTime
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
