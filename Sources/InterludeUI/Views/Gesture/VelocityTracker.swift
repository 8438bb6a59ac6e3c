import Dragging

/// The recent places of a finger, to tell how fast it moves.
nonisolated struct VelocityTracker: Sendable {
  /// How far back samples count, in seconds. Long enough for several events of a slow mouse, short enough that a finger
  /// that has come to rest is at rest.
  static let window = DragSession.velocityWindow

  private var samples: [(time: Double, point: CGPoint)] = []

  /// Notes where the finger is. A second sample at one time replaces the first.
  mutating func add(_ point: CGPoint, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, point))
    forget(before: time)
  }

  /// Notes where a finger lifts. One that has not moved since the last sample is none: a lift comes a few milliseconds after the
  /// last move, and would slow down every flick.
  mutating func addLift(_ point: CGPoint, at time: Double) {
    if samples.last?.point != point { add(point, at: time) } else { forget(before: time) }
  }

  private mutating func forget(before time: Double) { samples.removeAll { $0.time < time - Self.window } }

  mutating func removeAll() { samples = [] }

  /// Moves all samples, when the point that is tracked jumps because a finger came or went.
  mutating func shift(by jump: CGVector) { samples = samples.map { ($0.time, $0.point + jump) } }

  /// Points per second over the window: exact for a uniform motion; zero with fewer than two samples.
  var velocity: CGVector {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    return (last.point - first.point) * CGFloat(1 / (last.time - first.time))
  }
}
