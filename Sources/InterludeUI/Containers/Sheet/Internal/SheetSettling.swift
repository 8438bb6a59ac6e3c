/// The motion of a sheet's top edge to rest, on a spring.
struct SheetSettling {
  private let way: SpringTrajectory
  /// On the stage's clock, in seconds.
  private let start: Double
  private let clock: MediaClock

  /// - Parameter velocity: in points per second.
  init(from top: CGFloat, to target: CGFloat, velocity: CGFloat, spring: Spring, on clock: MediaClock) {
    way = SpringTrajectory(from: top, to: target, velocity: velocity, spring: spring)
    start = clock.time
    self.clock = clock
  }

  /// Schedules a call for when the sheet has come to rest, to a tenth of a point.
  func schedule(_ onEnd: @escaping @MainActor () -> Void) -> ScheduledEvent {
    clock.schedule(at: start + length, onEnd)
  }

  /// How many seconds it takes.
  private var length: Double { way.settlingTime(within: ScrollMotion.restingDistance) }

  /// The whole motion.
  var trajectory: SheetTrajectory {
    SheetTrajectory(start: start, length: length, curve: way.relative, end: way.target) { CGFloat(way.value(at: $0)) }
  }

  /// Where it comes to rest.
  var target: CGFloat { way.target }

  /// Where the sheet's top edge is at a time of the clock, in seconds.
  func top(at time: Double) -> CGFloat { way.value(at: time - start) }

  /// In points per second.
  func velocity(at time: Double) -> CGFloat { way.velocity(at: time - start) }

  /// The part of the way to a place that the sheet passes or comes to rest at, as a curve from 0 to 1, and how many seconds
  /// it takes.
  func segment(to place: CGFloat) -> (curve: any MotionCurve, length: Double) {
    // With a velocity that just takes it over its target, a spring crosses that long after it has come to rest by the eye.
    let length = min(way.firstTime(at: place) ?? .infinity, length)
    return (SheetSegment(way: way, distance: place - way.start), length)
  }
}
