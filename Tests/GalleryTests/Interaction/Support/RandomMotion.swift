import InterludeTestSupport
import InterludeUI

/// What a finger does at random: its fingers come down, go somewhere, and from there evenly for longer than a velocity is
/// measured over.
struct RandomMotion {
  /// Where the fingers come down, where they turn, and where they leave.
  private let start, turn: [CGPoint]
  let end: [CGPoint]
  /// In seconds, to the turn and from there on.
  private let slow, fast: Double

  /// Between the last two events of a motion, in seconds: so short that nothing comes to its end within it.
  static let moment = 1.0 / 1_048_576

  init(_ grasp: Draggable.Grasp, using generator: inout SplitMix64) {
    switch grasp {
    case .drag(let place, let way):
      func point(near point: CGPoint, along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>) -> CGPoint {
        let (along, across) = (
          CGFloat.random(in: along, using: &generator), CGFloat.random(in: across, using: &generator)
        )
        return CGPoint(x: point.x + way.dx * along + way.dy * across, y: point.y + way.dy * along - way.dx * across)
      }
      start = [place]
      turn = [point(near: place, along: 30...300, across: -60...60)]
      end = [point(near: turn[0], along: -150...350, across: -150...150)]
    case .pinch(let place):
      let angle = CGFloat.random(in: 0...(2 * .pi), using: &generator)
      func pair(around center: CGPoint, shift: CGFloat, spread: ClosedRange<CGFloat>) -> [CGPoint] {
        let spread = CGFloat.random(in: spread, using: &generator)
        let (dx, dy) = (
          CGFloat.random(in: -shift...shift, using: &generator), CGFloat.random(in: -shift...shift, using: &generator)
        )
        return [-0.5, 0.5].map {
          CGPoint(
            x: center.x + dx + cos(angle) * spread * $0, y: center.y + dy + sin(angle) * spread * $0)
        }
      }
      start = pair(around: place, shift: 0, spread: 160...300)
      turn = pair(around: place, shift: 60, spread: 80...300)
      end = pair(around: place, shift: 120, spread: 40...340)
    }
    slow = .random(in: 0.15...0.5, using: &generator)
    fast = .random(in: 0.12...0.8, using: &generator)
  }

  /// All of the motion but its last moment, which the caller plays; returns how many seconds it took.
  ///
  /// - Parameter onTurn: called when the fingers turn, far from where they came down.
  @MainActor func play(in world: SceneWorld, at time: Double, onTurn: () -> Void) -> Double {
    world.touch(start, .began, at: time)
    let last = Self.between(turn, end, 1 - Self.moment / fast)
    move(from: start, to: turn, in: world, from: time, until: time + slow)
    onTurn()
    move(from: turn, to: last, in: world, from: time + slow, until: time + slow + fast - Self.moment)
    return slow + fast - Self.moment
  }

  @MainActor private func move(
    from start: [CGPoint], to end: [CGPoint], in world: SceneWorld, from begin: Double, until finish: Double
  ) {
    let count = max(1, Int((finish - begin) * 60))
    for step in 1...count {
      let part = Double(step) / Double(count)
      world.touch(Self.between(start, end, part), .moved, at: begin + (finish - begin) * part)
    }
  }

  private static func between(_ a: [CGPoint], _ b: [CGPoint], _ part: Double) -> [CGPoint] {
    zip(a, b).map { CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part) }
  }
}
