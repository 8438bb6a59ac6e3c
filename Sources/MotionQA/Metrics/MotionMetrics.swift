import InterludeUI

/// What can be said in numbers about one motion of a property.
///
/// Times are in seconds from the motion's start, which is exact where that is on record, and else the last frame at rest.
/// Between frames the motion is taken as the cubic that has the values and velocities of both.
public nonisolated struct MotionMetrics: Hashable, Sendable {
  /// The property that moved.
  public var property: TraceProperty
  /// In seconds from the script's zero: of a change at once, the first frame that shows it.
  public var start: Double
  /// How long it moves: to its end if that is on record, else to the first frame at rest; 0 for a change at once.
  public var duration: Double
  /// Whether it changes at once, as a switch does: then nothing is told of a way.
  public var isInstant: Bool
  /// The values before and after.
  public var from, to: Double
  /// When 10 %, 50 % and 90 % of the way lie behind it for the first time; nil for a motion that returns to where it began.
  public var t10, t50, t90: Double?
  /// When it has settled, that is, come within `Settling.tolerance` of the way for good; nil for a motion that returns to
  /// where it began.
  public var settleTime: Double?
  /// How far it goes beyond its end, as a fraction of the way; nil for a motion that returns to where it began.
  public var overshoot: Double?
  /// The greatest speed of any frame, signed, in units per second, and when that is; where that is the first or the last frame, the
  /// greatest speed of the curve, if one explains the motion.
  public var peakVelocity, peakVelocityTime: Double
  /// The greatest change of acceleration on the way, in units per second cubed; nil for a change at once, and where the velocity steps
  /// or bends, or the frames are too few: it would be a number of the frame rate.
  public var peakJerk: Double?
  /// By how much more it changes in its last frame than its velocity says: what is seen as a jump at the end.
  public var endStep: Double
  /// In how many frames on the way nothing changes.
  public var stillFrameCount: Int
  /// Whether it never goes back.
  public var isMonotonic: Bool
  /// Whether fingers move it.
  public var isDragged: Bool
}

nonisolated extension PropertyTrace {
  /// The metrics of each motion, in order.
  public var metrics: [MotionMetrics] { motions.map { MotionMetrics(of: self, $0) } }
}

nonisolated extension MotionMetrics {
  /// - Parameter motion: One of the track's.
  init(of track: PropertyTrace, _ motion: Motion) {
    let way = MotionWay(track, motion)
    let peak = way.peak
    property = track.property
    isInstant = way.isInstant
    start = isInstant ? motion.end.time : motion.start.time
    duration = isInstant ? 0 : motion.duration
    (from, to) = (motion.start.value, motion.end.value)
    (t10, t50, t90) = (way.firstTime(at: 0.1), way.firstTime(at: 0.5), way.firstTime(at: 0.9))
    settleTime = way.settleTime(within: Settling.tolerance)
    overshoot = way.overshoot
    (peakVelocity, peakVelocityTime) = (peak.velocity, max(0, peak.time - start))
    peakJerk = isInstant ? nil : way.peakJerk
    endStep = isInstant ? 0 : way.endStep
    stillFrameCount = way.stillFrameCount
    isMonotonic = way.isMonotonic
    isDragged = motion.isDragged
  }
}

nonisolated extension MotionMetrics: CustomStringConvertible {
  /// From where to where, when, and how far beyond: `0 → 100 pt at 0.250 s for 0.500 s, overshoot 4 %`; or that it is dragged.
  public var description: String {
    let way = "\(number(from)) → \(number(to))\(property.kind.unit.spaced) at \(Seconds.text(start))"
    let overshoot = overshoot.flatMap { $0 < 0.0005 ? nil : ", overshoot \(MetricText.percent($0))" } ?? ""
    if isInstant { return "\(way), at once" }
    return "\(way) for \(Seconds.text(duration))\(isDragged ? ", dragged" : overshoot)"
  }

  private func number(_ value: Double) -> String { Rounding.text(Rounding.round(value, digits: 3)) }
}
