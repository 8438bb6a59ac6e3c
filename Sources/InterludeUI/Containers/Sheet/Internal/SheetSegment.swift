/// A spring's way up to some place on it.
nonisolated struct SheetSegment: MotionCurve {
  let way: SpringTrajectory
  /// To the place, in points; signed.
  let distance: Double

  /// The spring itself, if it is all of its way.
  var whole: Spring? { distance == way.target - way.start ? way.relative : nil }

  func value(at time: Double) -> Double { distance == 0 ? 1 : (way.value(at: time) - way.start) / distance }
  func velocity(at time: Double) -> Double { distance == 0 ? 0 : way.velocity(at: time) / distance }
  var settlingTime: Double { way.settlingTime(within: ScrollMotion.restingDistance) }
  var issues: [CurveIssue] { [] }
  var description: String { "\(way), up to \(distance) pt" }
}
