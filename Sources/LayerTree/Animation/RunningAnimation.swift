/// An animation that was added to a layer: a handle to its copy there. Not part of QuartzCore.
///
/// This is how an animator pauses, scrubs and turns round what it has started.
public final class RunningAnimation {
  /// The layer's own copy. Change it through ``update(_:)``.
  public let animation: CAAnimation
  /// The key that it was added for.
  public let key: String?
  /// The layer that it was added to.
  public private(set) weak var layer: CALayer?
  /// The time that the layer's time is taken at; nil for the clock's own.
  public let timeline: Timeline?

  /// What it does, in order.
  private(set) var effects: [AnimationEffect] = []
  /// The animation's timing with numbers that are no use replaced.
  private var soundTiming = MediaTiming()
  /// The transition that it is, if it is a transition.
  private(set) var transitionEffect: LayerTransitionEffect?
  /// What a transition starts from.
  private let snapshot: CALayer?
  private let completions: [CompletionGroup]
  private var startEvent: ScheduledEvent?
  private var endEvent: ScheduledEvent?
  private var hasStarted = false
  private var hasStopped = false
  /// Whether it is over, and only kept for the case that its timeline runs back.
  private(set) var isPast = false

  init(
    _ animation: CAAnimation, key: String?, layer: CALayer, snapshot: CALayer?, timeline: Timeline?,
    completions: [CompletionGroup]
  ) {
    self.animation = animation
    self.snapshot = snapshot
    self.key = key
    self.layer = layer
    self.timeline = timeline
    self.completions = completions
    completions.forEach { $0.enter() }
    refresh()
    timeline?.join(self)
  }

  /// Whether the end is still to come.
  public var isRunning: Bool { !hasStopped }

  /// When it begins, how fast it runs, where it stands: in the layer's time. Setting it moves the end accordingly.
  public var timing: MediaTiming {
    get { animation.timing }
    set { update { $0.timing = newValue } }
  }

  /// Changes the running animation: its timing, its values, its curve.
  public func update(_ change: (CAAnimation) -> Void) {
    change(animation)
    refresh()
  }

  /// Lets the running animation go another way from now on: its timing or its curve is changed.
  public func retime(_ change: (CAAnimation) -> Void) {
    update(change)
    announceCourse()
  }

  /// Takes it off its layer; when its end was still to come, its delegate is told that it has not finished.
  public func remove() { remove(.removed) }

  /// Takes it off its layer, as `remove()` does, for another animation that is about to start.
  public func giveWay() { remove(.replaced) }

  private func remove(_ cause: MotionBreak) {
    layer?.announce(hasStopped ? .ended : cause, of: properties)
    layer?.drop(self)
    guard !hasStopped else { return }
    hasStopped = true
    cancelEvents()
    layer?.announce(.ends(self))
    let clock = layer?.clock ?? .current
    clock.schedule(at: clock.time) { self.tellStop(finished: false) }
  }

  private func refresh() {
    layer?.willChange()
    effects = animation.effects { layer?.clock.report($0) }
    soundTiming = animation.soundTiming { _ in }
    if let snapshot, let transition = animation as? CATransition {
      transitionEffect = transition.transitionEffect(from: snapshot, in: timeline) { layer?.clock.report($0) }
    }
    layer?.noteEffects()
    reschedule()
  }

  /// Works out anew when it begins and ends on the clock. Without its layer it ends as last worked out.
  func reschedule() {
    guard !hasStopped, let layer else { return }
    cancelEvents()
    guard let ends else { return }
    let clock = layer.clock
    let end = clockTime(ends.last)
    if !hasStarted, animation.delegate != nil, timeline == nil || end != nil {
      startEvent = clock.schedule(at: clockTime(ends.first) ?? clock.time) { self.inTimeline { self.tellStart() } }
    }
    endEvent = end.map { end in clock.schedule(at: end) { self.end() } }
  }

  /// Whether it stands still, or only moves as its timeline is moved by hand.
  var isHeld: Bool {
    if case .held = timeline?.flow { return true }
    return ends == nil
  }

  /// When it begins, on the clock in seconds; now, if it has begun.
  var startTime: Double {
    let now = (layer?.clock ?? .current).time
    return max(now, ends.flatMap { clockTime($0.first) } ?? now)
  }

  /// The layer's times at which it begins and ends as time goes on; nil when it stands still.
  private var ends: (first: Double, last: Double)? {
    let direction = layer?.timeScale ?? 1
    guard soundTiming.speed != 0, direction != 0 else { return nil }
    let (begin, end) = (soundTiming.beginTime, soundTiming.endTime)
    return direction > 0 ? (begin, end) : (end, begin)
  }

  /// A time of the layer as its timeline, or without one the clock, has it.
  private func time(atLayerTime layerTime: Double) -> Double? {
    guard layerTime.isFinite else { return nil }
    return layer?.clockTime(atLocalTime: layerTime)
  }

  /// A time of the layer on the clock; nil for one that does not come.
  private func clockTime(_ layerTime: Double) -> Double? {
    guard let time = time(atLayerTime: layerTime) else { return nil }
    guard let timeline else { return time }
    return timeline.clockTime(atTime: time)
  }

  /// Runs code in the time that it runs in itself: what starts there follows it.
  private func inTimeline(_ body: () -> Void) { (layer?.clock ?? .current).run(in: timeline, body) }

  private func cancelEvents() {
    startEvent?.cancel()
    endEvent?.cancel()
    startEvent = nil
    endEvent = nil
  }

  private func end() {
    hasStopped = true
    cancelEvents()
    layer?.announce(.ended, of: properties)
    layer?.announce(.ends(self))
    if animation.isRemovedOnCompletion { leaveLayer() }
    tellStop(finished: true)
  }

  private func leaveLayer() {
    guard let timeline, timeline.isOpen else {
      layer?.drop(self)
      return
    }
    isPast = true
    // Seen before its end, not at it or after it.
    update { $0.timing.includesEnd = false }
    switch animation.fillMode {
    case .both: update { $0.fillMode = .backwards }
    case .forwards: update { $0.fillMode = .removed }
    default: break
    }
  }

  /// Takes it off its layer if it was only kept for its timeline.
  func forgetPast() {
    if isPast { layer?.drop(self) }
  }

  private func tellStart() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  private func tellStop(finished: Bool) {
    inTimeline {
      if finished { tellStart() }
      animation.delegate?.animationDidStop(animation, finished: finished)
      completions.forEach { $0.leave() }
    }
  }
}

extension RunningAnimation: TimelineMember {
  var endTime: Double { ends.flatMap { time(atLayerTime: $0.last) } ?? .infinity }

  func abandon() { remove() }
}
