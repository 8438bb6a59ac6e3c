/// The way from a progress to another along a curve that goes from 0 to 1.
nonisolated struct FreeSegment: MotionCurve {
  let from, to: Double
  let curve: any MotionCurve

  func value(at time: Double) -> Double { from + (to - from) * curve.value(at: time) }
  func velocity(at time: Double) -> Double { (to - from) * curve.velocity(at: time) }
  var settlingTime: Double { curve.settlingTime }
  var original: any MotionCurve { from == 0 && to == 1 ? curve.original : self }
  var issues: [CurveIssue] { [] }
  var description: String { "\(from) to \(to) along \(curve)" }
}

/// A curve that waits at its start.
nonisolated struct DelayedCurve: MotionCurve {
  let curve: any MotionCurve
  /// In seconds.
  let delay: Double

  func value(at time: Double) -> Double { curve.value(at: time - delay) }
  func velocity(at time: Double) -> Double { curve.velocity(at: time - delay) }
  var settlingTime: Double { delay + curve.settlingTime }
  var issues: [CurveIssue] { [] }
  var description: String { "\(curve), after \(delay) s" }
}
