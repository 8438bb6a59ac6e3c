/// A stretch of an animator's run without interruption: evenly from one fraction of the whole to another. 0 is where the views
/// started, 1 where they are going, whichever way the animator runs.
nonisolated struct AnimatorSegment {
  /// On the clock, in seconds.
  var start: Double
  /// In seconds.
  let length: Double
  let from, to: Double
  let timing: AnimationTiming
  /// Whether the animations follow their own curves, so that the fraction is one of the animator's own time.
  let isOwn: Bool

  var isReversed: Bool { to == 0 }

  func fraction(at time: Double) -> Double {
    let done = length > 0 ? min(max((time - start) / length, 0), 1) : 1
    return done < 1 ? from + (to - from) * done : to
  }

  /// Seconds from its start to a fraction; nil for one that is not on its way.
  func elapsed(at fraction: Double) -> Double? {
    guard from != to, fraction >= min(from, to), fraction <= max(from, to) else { return nil }
    return (fraction - from) / (to - from) * length
  }
}

/// Where an animator stands while it is paused.
nonisolated struct AnimatorPause {
  /// How far it is, 0 being where the views started; beyond 1 when it was paused as a spring overshot.
  var fraction: Double
  /// How much of its own time is over; nil when it has been scrubbed by the way.
  var timeFraction: Double?
  /// Whether the animations are where their own curves would have them at that time.
  var isOwn: Bool
  /// How far it was when it was paused.
  let anchor: Double
  /// The segment on which another curve has led the animations away from their own, until they are scrubbed by the way.
  var detour: AnimatorSegment?
  /// The segment to go on with while nothing has changed, and how many seconds of it are over.
  var interrupted: (segment: AnimatorSegment, elapsed: Double)?

  /// At an end, before the first segment or after the last.
  init(atEnd end: Double) {
    (fraction, timeFraction, anchor) = (end, end, end)
    isOwn = true
  }

  init(interrupting segment: AnimatorSegment, at time: Double, fraction: Double) {
    self.fraction = fraction
    timeFraction = segment.fraction(at: time)
    isOwn = segment.isOwn
    detour = segment.isOwn ? nil : segment
    anchor = fraction
    interrupted = (segment, time - segment.start)
  }
}
