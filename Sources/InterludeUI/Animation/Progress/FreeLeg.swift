/// The way from a progress to another along a curve that goes from 0 to 1.
nonisolated struct FreeLeg: MotionCurve {
  let from, to: Double
  let curve: any MotionCurve

  func value(at time: Double) -> Double { from + (to - from) * curve.value(at: time) }
  func velocity(at time: Double) -> Double { (to - from) * curve.velocity(at: time) }
  var settlingTime: Double { curve.settlingTime }
  var issues: [CurveIssue] { [] }
  var description: String { "\(from) to \(to) along \(curve)" }
}

/// The way from a progress to another as a spring goes that is let go at a velocity, in progress per second.
///
/// A spring is linear in where and how fast it starts: its motion is that of a spring let go at rest, plus the velocity's
/// multiple of what a velocity of 1 adds. No division by the distance is needed, which may be 0.
nonisolated struct SpringLeg: MotionCurve {
  let from, to, velocity: Double
  private let atRest, kicked: Spring

  init(from: Double, to: Double, velocity: Double, spring: Spring) {
    self.from = from
    self.to = to
    self.velocity = velocity
    atRest = spring.withInitialVelocity(0)
    kicked = spring.withInitialVelocity(1)
  }

  func value(at time: Double) -> Double {
    let rest = atRest.value(at: time)
    return from + (to - from) * rest + velocity * (kicked.value(at: time) - rest)
  }

  func velocity(at time: Double) -> Double {
    let rest = atRest.velocity(at: time)
    return (to - from) * rest + velocity * (kicked.velocity(at: time) - rest)
  }

  var settlingTime: Double { atRest.settlingTime }
  var issues: [CurveIssue] { [] }
  var description: String { "\(from) to \(to) at \(velocity)/s on \(atRest)" }
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
