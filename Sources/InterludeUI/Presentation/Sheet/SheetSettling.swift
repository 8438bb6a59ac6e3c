/// A spring that brings a sheet to rest: the system's, critically damped with ω = √(1000/3).
struct SheetSettling {
  /// Where it comes to rest.
  let target: CGFloat
  private let spring: PullBack
  /// On the stage's clock, in seconds.
  private let start: Double
  /// The moment at which the sheet counts as at rest.
  let end: ScheduledEvent

  static let timing = SpringTiming(
    form: .physical(mass: 3, stiffness: 1000, damping: 500), velocity: .uniform(0))

  /// - Parameters:
  ///   - velocity: in points per second.
  ///   - onEnd: called when it has come to rest, to a tenth of a point.
  init(
    from top: CGFloat, to target: CGFloat, velocity: CGFloat, on clock: MediaClock,
    onEnd: @escaping @MainActor () -> Void = {}
  ) {
    self.target = target
    spring = PullBack(displacement: top - target, velocity: velocity, frequency: PullBack.pageFrequency)
    start = clock.time
    end = clock.schedule(at: clock.time + spring.settlingTime, onEnd)
  }

  /// Where the sheet's top edge is at a time of the clock, in seconds.
  func top(at time: Double) -> CGFloat { target + CGFloat(spring.displacement(at: time - start)) }

  /// In points per second.
  func velocity(at time: Double) -> CGFloat { CGFloat(spring.velocity(at: time - start)) }

  /// The part of the way to a place that the sheet passes or comes to rest at, as a curve from 0 to 1, and how many seconds
  /// it takes.
  func leg(to place: CGFloat) -> (curve: any MotionCurve, length: Double) {
    let length = spring.arrival(at: place - target) ?? spring.settlingTime
    return (SheetLeg(spring: spring, distance: Double(place - target) - spring.displacement), length)
  }
}

/// A spring's way up to some place on it.
private nonisolated struct SheetLeg: MotionCurve {
  let spring: PullBack
  /// To the place, in points; signed.
  let distance: Double

  func value(at time: Double) -> Double {
    distance == 0 ? 1 : (spring.displacement(at: max(0, time)) - spring.displacement) / distance
  }

  func velocity(at time: Double) -> Double { distance == 0 ? 0 : spring.velocity(at: max(0, time)) / distance }
  var settlingTime: Double { spring.settlingTime }
  var issues: [CurveIssue] { [] }
  var description: String { "a sheet's spring over \(distance) pt" }
}
