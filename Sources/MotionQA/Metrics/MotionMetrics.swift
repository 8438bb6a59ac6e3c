/// What can be said in numbers about one motion of a property.
///
/// Times are in seconds from the motion's start, which is the last frame at rest. Between frames the motion is taken as the
/// cubic that has the values and velocities of both.
public nonisolated struct MotionMetrics: Hashable, Sendable {
  public var property: TraceProperty
  /// In seconds from the script's zero.
  public var start: Double
  /// How long it moves: to the first frame at rest.
  public var duration: Double
  /// The values before and after.
  public var from, to: Double
  /// When 10 %, 50 % and 90 % of the way lie behind it for the first time; nil for a motion that returns to where it began.
  public var t10, t50, t90: Double?
  /// When it has come within 1 % of the way for good; nil for a motion that returns to where it began.
  public var settleTime: Double?
  /// How far it goes beyond its end, as a fraction of the way; nil for a motion that returns to where it began.
  public var overshoot: Double?
  /// The greatest speed of any frame, signed, in units per second, and when that is.
  public var peakVelocity, peakVelocityTime: Double
  /// The greatest change of acceleration, in units per second cubed.
  public var peakJerk: Double
  /// By how much more it changes in its last frame than its velocity says: what is seen as a jump at the end.
  public var endStep: Double
  /// In how many frames on the way nothing changes.
  public var stillFrameCount: Int
  /// Whether it never goes back.
  public var isMonotonic: Bool
}

nonisolated extension PropertyTrace {
  /// The metrics of each stretch of motion, in order.
  public var metrics: [MotionMetrics] { motions.map { MotionMetrics(of: self, frames: $0) } }
}

nonisolated extension MotionMetrics {
  /// - Parameter frames: From the last frame at rest to the first at rest again.
  init(of track: PropertyTrace, frames: ClosedRange<Int>) {
    let way = MotionWay(track, frames)
    let fastest = frames.max { abs(track.velocities[$0]) < abs(track.velocities[$1]) } ?? frames.lowerBound
    property = track.property
    start = Double(frames.lowerBound) / way.rate
    duration = Double(frames.count - 1) / way.rate
    (from, to) = (way.from, way.to)
    (t10, t50, t90) = (way.firstTime(at: 0.1), way.firstTime(at: 0.5), way.firstTime(at: 0.9))
    settleTime = way.settleTime(within: 0.01)
    overshoot = way.overshoot
    peakVelocity = track.velocities[fastest]
    peakVelocityTime = Double(fastest - frames.lowerBound) / way.rate
    peakJerk = way.peakJerk
    endStep = way.endStep
    stillFrameCount = way.stillFrameCount
    isMonotonic = way.isMonotonic
  }
}

nonisolated extension MotionMetrics: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    func time(_ value: Double?) -> String { value.map(Seconds.digits) ?? "–" }
    return [
      way, "t10 \(time(t10))", "t50 \(time(t50))", "t90 \(time(t90))", "settled \(time(settleTime))",
      "overshoot \(overshootText ?? "–")",
      "peak \(number(peakVelocity))\(unit)/s at \(time(peakVelocityTime))", "jerk \(number(peakJerk))",
      "end step \(number(endStep))", "still frames \(stillFrameCount)", isMonotonic ? "monotonic" : "not monotonic",
    ].joined(separator: "  ")
  }

  /// From where to where, when, and how far beyond.
  var brief: String { way + (overshoot ?? 0 < 0.0005 ? "" : overshootText.map { ", overshoot \($0)" } ?? "") }

  private var way: String {
    "\(number(from)) → \(number(to))\(unit) at \(Seconds.text(start)) for \(Seconds.text(duration))"
  }

  private var overshootText: String? {
    overshoot.map { "\(Rounding.text(Rounding.round($0 * 100, digits: 1))) %" }
  }

  private var unit: String { property.kind.unit.isEmpty ? "" : " \(property.kind.unit)" }

  private func number(_ value: Double) -> String { Rounding.text(Rounding.round(value, digits: 3)) }
}
