/// The timing of an animation as a value, with the formulas of Core Animation's hierarchical time.
///
/// Parent time becomes active local time, `t = (parent − beginTime) · speed + timeOffset`; active local time runs from 0
/// to `activeDuration` and folds into basic local time, which runs from 0 to `duration`, repeats and goes back.
public nonisolated struct MediaTiming: Hashable, Sendable {
  /// When active local time is `timeOffset`, in seconds of the parent's time.
  public var beginTime = 0.0
  /// In seconds of active local time.
  public var timeOffset = 0.0
  /// Seconds of one run.
  public var duration = 0.0
  /// Seconds of active local time per second of the parent's.
  public var speed = 1.0
  /// Seconds of active local time that it repeats for; 0 leaves that to `repeatCount`.
  public var repeatDuration = 0.0
  /// How often it runs; 0 counts as once.
  public var repeatCount: Float = 0
  /// Whether every run is followed by a run back.
  public var autoreverses = false
  private var showsStart = false
  private var showsEnd = false

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

  /// Seconds of active local time from the first start to the last end: infinite when it repeats for ever.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle == 0 ? 0 : cycle * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// One run, and the run back.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// Active local time, in seconds.
  public func localTime(atParentTime time: Double) -> Double { (time - beginTime) * speed + timeOffset }

  /// The parent's time at which an active local time is reached; nil when time stands still.
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
  ///
  /// It has begun at active local time 0 and is over at `activeDuration`; running backwards, the other way round.
  /// Standing still it shows both ends.
  public func phase(atParentTime time: Double) -> Phase? {
    let t = localTime(atParentTime: time)
    let end = activeDuration
    if t < 0 || (speed < 0 && t == 0) {
      return showsStart ? phase(atActiveTime: 0) : nil
    }
    if t > end || (speed > 0 && t == end) {
      return showsEnd ? phase(atActiveTime: end) : nil
    }
    return phase(atActiveTime: t)
  }

  /// Folds an active local time. The end of the last run belongs to that run.
  private func phase(atActiveTime t: Double) -> Phase {
    guard cycle > 0 else { return Phase(time: 0, iteration: 0) }
    var iteration = min((t / cycle).rounded(.down), Double(Int32.max))
    var rest = t - iteration * cycle
    if rest <= 0, t > 0, t == activeDuration { (iteration, rest) = (iteration - 1, cycle) }
    let time = rest > duration ? cycle - rest : rest
    return Phase(time: min(max(time, 0), duration), iteration: Int(iteration))
  }
}
