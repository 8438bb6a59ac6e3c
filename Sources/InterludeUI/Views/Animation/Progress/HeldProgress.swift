/// Standing still: the pace of a paused animation.
nonisolated struct HeldProgress: MotionCurve {
  let progress: Double

  init(_ progress: Double) { self.progress = progress }

  func value(at time: Double) -> Double { progress }
  func velocity(at time: Double) -> Double { 0 }
  var settlingTime: Double { 0 }
  var issues: [CurveIssue] { [] }
  var description: String { "held at \(progress)" }
}
