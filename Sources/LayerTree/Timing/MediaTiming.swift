/// The timing of an animation as a value, with the formulas of Core Animation's hierarchical time.
///
/// What runs shows from `beginTime` on until `activeDuration` of its own seconds have passed, both ends included, wherever in
/// itself it stands. That is its local time, `t = (parent − beginTime) · speed + timeOffset`, which wraps round the cycle of a
/// run, or a run and the run back: with a `timeOffset` it ends where it began, with a negative `speed` it runs from its end to
/// its start. (From a book on Core Animation and Apple's developer forums, which agree.)
public nonisolated struct MediaTiming: Hashable, Sendable {
  /// When it begins, and local time is `timeOffset`, in seconds of the parent's time.
  public var beginTime = 0.0
  /// In seconds of local time.
  public var timeOffset = 0.0
  /// Seconds of one run.
  public var duration = 0.0
  /// Seconds of local time per second of the parent's.
  public var speed = 1.0
  /// Seconds of its own that it repeats for; 0 leaves that to `repeatCount`.
  public var repeatDuration = 0.0
  /// How often it runs; 0 counts as once.
  public var repeatCount: Float = 0
  /// Whether every run is followed by a run back.
  public var autoreverses = false
  private var showsStart = false
  private var showsEnd = false
  /// Whether it still shows at its very end. What has been told of its end does not.
  var includesEnd = true

  /// Timing from the parent's time 0 on, at its speed, once, for no time at all.
  public init() {}

  /// What shows before the start and after the end; an unknown mode counts as `removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { showsStart ? (showsEnd ? .both : .backwards) : (showsEnd ? .forwards : .removed) }
    set {
      showsStart = newValue == .backwards || newValue == .both
      showsEnd = newValue == .forwards || newValue == .both
    }
  }

  /// Seconds of its own from its beginning to its end: infinite when it repeats for ever.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle == 0 ? 0 : cycle * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// One run, and the run back.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// When it ends, in seconds of the parent's time; infinite when it repeats for ever or stands still.
  public var endTime: Double { speed == 0 ? .infinity : beginTime + activeDuration / abs(speed) }

  /// Local time in seconds, not wrapped: the time of a layer.
  public func localTime(atParentTime time: Double) -> Double { (time - beginTime) * speed + timeOffset }

  /// The parent's time at which a local time is reached; nil when time stands still.
  public func parentTime(atLocalTime time: Double) -> Double? {
    speed == 0 ? nil : (time - timeOffset) / speed + beginTime
  }

  /// A moment within the animation.
  public struct Phase: Hashable, Sendable {
    /// Seconds into a run, 0…duration.
    public var time: Double
    /// How many runs (there and back, if it autoreverses) are complete.
    public var iteration: Int
  }

  /// Where the animation stands at a parent's time; nil when it shows nothing then.
  public func phase(atParentTime time: Double) -> Phase? {
    let elapsed = time - beginTime
    guard elapsed >= 0 else { return showsStart ? phase(afterActiveTime: 0) : nil }
    let activeTime = elapsed * abs(speed)
    if activeTime < activeDuration || (activeTime == activeDuration && includesEnd) {
      return phase(afterActiveTime: activeTime)
    }
    return showsEnd ? phase(afterActiveTime: activeDuration) : nil
  }

  /// Wraps local time round the cycle, so many seconds of its own after the beginning.
  private func phase(afterActiveTime activeTime: Double) -> Phase {
    guard cycle > 0 else { return Phase(time: 0, iteration: 0) }
    let local = (speed < 0 ? -activeTime : activeTime) + timeOffset
    var iteration = (local / cycle).rounded(.down)
    var rest = local - iteration * cycle
    if rest <= 0, isEndOfRun(local, activeTime) { (iteration, rest) = (iteration - 1, cycle) }
    let time = rest > duration ? cycle - rest : rest
    return Phase(time: min(max(time, 0), duration), iteration: Int(min(max(iteration, 0), Double(Int32.max))))
  }

  /// Whether a moment between two runs is the end of the earlier one: it belongs to the run that sets off there, the very last
  /// one to the run that arrives. What stands still shows both ends.
  private func isEndOfRun(_ local: Double, _ activeTime: Double) -> Bool {
    if speed == 0 { return local > 0 }
    return (speed > 0) == (activeTime == activeDuration)
  }

  /// Seconds of a run that pass in a second of the parent's time, negative on the way back, from a moment on: 0 before
  /// the first run, and from the end of the last.
  func rate(atParentTime time: Double) -> Double {
    let elapsed = time - beginTime
    guard elapsed >= 0, elapsed * abs(speed) < activeDuration, duration > 0 else { return 0 }
    guard autoreverses else { return speed }
    let local = localTime(atParentTime: time)
    let rest = local - (local / cycle).rounded(.down) * cycle
    let isReturning = speed > 0 ? rest >= duration : rest > duration || rest == 0
    return isReturning ? -speed : speed
  }
}
