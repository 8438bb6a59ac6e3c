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

  /// What it does, or nil for nothing.
  private(set) var effect: AnimationEffect?
  private let completions: [CompletionGroup]
  private var startEvent: ScheduledEvent?
  private var endEvent: ScheduledEvent?
  private var hasStarted = false
  private var hasStopped = false

  init(_ animation: CAAnimation, key: String?, layer: CALayer, completions: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.completions = completions
    completions.forEach { $0.enter() }
    refresh()
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

  /// Takes it off its layer; when its end was still to come, its delegate hears of it as not finished.
  public func remove() {
    layer?.drop(self)
    guard !hasStopped else { return }
    hasStopped = true
    cancelEvents()
    let clock = layer?.clock ?? .current
    clock.schedule(at: clock.time) { self.tellStop(finished: false) }
  }

  private func refresh() {
    effect = animation.effect { layer?.clock.report($0) }
    layer?.noteEffects()
    reschedule()
  }

  /// Works out anew when it begins and ends on the clock. Without its layer it ends as last worked out.
  func reschedule() {
    guard !hasStopped, let layer else { return }
    cancelEvents()
    let timing = effect?.timing ?? animation.timing
    let direction = timing.speed * layer.timeScale
    guard direction != 0 else { return }
    let (first, last) = direction > 0 ? (0, timing.activeDuration) : (timing.activeDuration, 0)
    func clockTime(_ activeTime: Double) -> Double? {
      guard activeTime.isFinite else { return nil }
      return timing.parentTime(atLocalTime: activeTime).flatMap { layer.clockTime(atLocalTime: $0) }
    }
    let clock = layer.clock
    if !hasStarted, animation.delegate != nil {
      startEvent = clock.schedule(at: clockTime(first) ?? clock.time) { self.tellStart() }
    }
    endEvent = clockTime(last).map { end in clock.schedule(at: end) { self.end() } }
  }

  private func cancelEvents() {
    startEvent?.cancel()
    endEvent?.cancel()
    startEvent = nil
    endEvent = nil
  }

  private func end() {
    hasStopped = true
    cancelEvents()
    if animation.isRemovedOnCompletion { layer?.drop(self) }
    tellStop(finished: true)
  }

  private func tellStart() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  private func tellStop(finished: Bool) {
    if finished { tellStart() }
    animation.delegate?.animationDidStop(animation, finished: finished)
    completions.forEach { $0.leave() }
  }
}
