/// The way of a sheet's top edge to rest, on the system's spring.
struct SheetSettling {
  private let way: SpringTrajectory
  /// On the stage's clock, in seconds.
  private let start: Double
  /// The moment at which the sheet counts as at rest.
  let end: ScheduledEvent

  static let timing = SpringTiming(form: .physical(.system), velocity: .uniform(0))

  /// - Parameters:
  ///   - velocity: in points per second.
  ///   - onEnd: called when it has come to rest, to a tenth of a point.
  init(
    from top: CGFloat, to target: CGFloat, velocity: CGFloat, on clock: MediaClock,
    onEnd: @escaping @MainActor () -> Void = {}
  ) {
    way = SpringTrajectory(from: top, to: target, velocity: velocity, spring: .system)
    start = clock.time
    end = clock.schedule(at: clock.time + way.settlingTime(within: ScrollMotion.restingDistance), onEnd)
  }

  /// Where it comes to rest.
  var target: CGFloat { way.target }

  /// Where the sheet's top edge is at a time of the clock, in seconds.
  func top(at time: Double) -> CGFloat { way.value(at: time - start) }

  /// In points per second.
  func velocity(at time: Double) -> CGFloat { way.velocity(at: time - start) }

  /// The part of the way to a place that the sheet passes or comes to rest at, as a curve from 0 to 1, and how many seconds
  /// it takes.
  func leg(to place: CGFloat) -> (curve: any MotionCurve, length: Double) {
    let length = way.firstTime(at: place) ?? way.settlingTime(within: ScrollMotion.restingDistance)
    return (SheetLeg(way: way, distance: place - way.start), length)
  }
}

/// A spring's way up to some place on it.
private nonisolated struct SheetLeg: MotionCurve {
  let way: SpringTrajectory
  /// To the place, in points; signed.
  let distance: Double

  func value(at time: Double) -> Double { distance == 0 ? 1 : (way.value(at: time) - way.start) / distance }
  func velocity(at time: Double) -> Double { distance == 0 ? 0 : way.velocity(at: time) / distance }
  var settlingTime: Double { way.settlingTime(within: ScrollMotion.restingDistance) }
  var issues: [CurveIssue] { [] }
  var description: String { "\(way), up to \(distance) pt" }
}
