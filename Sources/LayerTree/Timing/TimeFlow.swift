import MotionCurves

/// How the time of a ``Timeline`` follows from that of its clock.
public nonisolated enum TimeFlow: Sendable {
  /// As the clock's own, some seconds apart.
  case even(offset: Double)
  /// Standing at a time.
  case held(Double)
  /// From one time to another along a curve.
  case along(TimeStretch)

  /// The time at one of the clock.
  public func time(atClockTime clockTime: Double) -> Double {
    switch self {
    case .even(let offset): clockTime + offset
    case .held(let time): time
    case .along(let stretch): stretch.time(atClockTime: clockTime)
    }
  }

  /// How fast the time passes at one of the clock, in seconds per second of the clock's.
  func rate(atClockTime clockTime: Double) -> Double {
    switch self {
    case .even: 1
    case .held: 0
    case .along(let stretch): stretch.rate(atClockTime: clockTime)
    }
  }

  /// Whether both are the clock's own time, as many seconds apart.
  func isEven(as other: TimeFlow) -> Bool {
    guard case .even(let offset) = self, case .even(let otherOffset) = other else { return false }
    return offset == otherOffset
  }

  /// When a time is first reached; for one that has passed some time before now, nil for one that does not come.
  public func clockTime(atTime time: Double) -> Double? {
    switch self {
    case .even(let offset): time - offset
    case .held: nil
    case .along(let stretch): stretch.clockTime(atTime: time)
    }
  }
}

/// A way of time from one moment to another in a number of the clock's seconds, however unevenly.
///
/// It ends where the curve first comes to 1. Forwards, time then goes on evenly; backwards, it stands.
public nonisolated struct TimeStretch: Sendable {
  /// When it begins, on the clock.
  public let start: Double
  /// The time at the start and at the end, in seconds.
  public let from, to: Double
  /// How many of the clock's seconds it takes.
  public let length: Double
  /// From 0 to 1, by the clock's seconds since the start.
  public let curve: any MotionCurve
  let rateAfter: Double

  /// - Parameters:
  ///   - start: when it begins, in seconds on the clock.
  ///   - from: the time at its start, in seconds.
  ///   - to: the time at its end, in seconds.
  ///   - curve: from 0 to 1 by the clock's seconds since the start. It may fall below 0 at first, as a spring does that
  ///     is let go backwards.
  ///   - length: where the curve is cut off, in seconds.
  ///   - rateAfter: seconds per second of the clock once `to` is reached, above 0.
  public init(start: Double, from: Double, to: Double, along curve: any MotionCurve, length: Double, rateAfter: Double)
  {
    self.start = start
    self.from = from
    self.to = to
    self.curve = curve
    // A spring that overshoots arrives before it settles.
    self.length = min(max(0, length), (curve as? Spring)?.firstCrossing ?? .infinity)
    self.rateAfter = rateAfter
  }

  /// Whether time goes forwards, or stands still.
  public var isForward: Bool { to >= from }

  /// When it is over, on the clock: exactly then `to` is reached, however the difference to `start` is rounded.
  private var end: Double { start + length }

  func time(atClockTime clockTime: Double) -> Double {
    guard clockTime < end else { return isForward ? to + (clockTime - end) * rateAfter : to }
    let elapsed = clockTime - start
    guard elapsed > 0 else { return from }
    return from + (to - from) * min(curve.value(at: elapsed), 1)
  }

  func rate(atClockTime clockTime: Double) -> Double {
    guard clockTime < end else { return isForward ? rateAfter : 0 }
    let elapsed = clockTime - start
    return elapsed < 0 ? 0 : (to - from) * curve.velocity(at: elapsed)
  }

  func clockTime(atTime time: Double) -> Double? {
    guard isForward else { return nil }
    guard time > from else { return start }
    // Near its end an easing is so flat that rounding would decide when a time is reached that is the end itself.
    guard to - time > 1e-9 * (to - from) else { return end + max(0, time - to) / rateAfter }
    let fraction = (time - from) / (to - from)
    return start + Bisection.first(from: 0, to: length) { curve.value(at: $0) >= fraction }
  }
}
