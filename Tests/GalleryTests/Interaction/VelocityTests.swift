import InterludeUI
import Testing

/// What a hand lets go of goes on as fast as it moved.
struct VelocityTests {
  @Test(arguments: Draggable.all)
  func aScreenKeepsTheVelocityOfTheHand(scene: Draggable) throws {
    let seed: UInt64 = 20_261_121
    var generator = SeededGenerator(seed: seed)
    let world = SceneWorld(scene.makeScene)
    var (time, returned) = (1.0, 0)
    for round in 0..<200 {
      if !world.shows(scene.sign) { try world.tap(scene.opener, at: time) }
      time += 3
      world.show(at: time)
      let view = try scene.movedView(in: world)
      let drag = RandomDrag(from: scene.grip, using: &generator)

      world.down(scene.grip, at: time)
      time += drag.play(in: world, at: time)
      let before = Look(of: view)
      world.move(drag.end, at: time + Self.moment)
      time += Self.moment
      let held = Look(of: view)
      world.up(drag.end, at: time)
      let released = Look(of: view)
      world.show(at: time + Self.instant)
      let after = Look(of: view)

      let place = "in round \(round) of seed \(seed)"
      #expect(released.isNear(held, within: 1e-6), "a jump at the release, \(place)")
      let (hand, flight) = (held.velocity(since: before, Self.moment), after.velocity(since: released, Self.instant))
      #expect(abs(flight.x - hand.x) <= 0.01 * abs(hand.x) + 0.5, "\(flight) after \(hand), \(place)")
      #expect(abs(flight.y - hand.y) <= 0.01 * abs(hand.y) + 0.5, "\(flight) after \(hand), \(place)")
      #expect(abs(flight.scale - hand.scale) <= 0.01 * abs(hand.scale) + 1e-3, "\(flight) after \(hand), \(place)")

      time += 3
      world.show(at: time)
      if world.shows(scene.sign) { returned += 1 }
      time += 1
    }
    // Both ends must have been reached often enough to mean something.
    #expect(returned > 20 && returned < 180)
    #expect(world.diagnostics.isEmpty)
  }

  /// Between the last two events of a drag, in seconds.
  private static let moment = 1.0 / 1024
  /// After the release, in seconds.
  private static let instant = 1e-6
}

/// Somewhere with a finger, and from there evenly for longer than a velocity is measured over.
private struct RandomDrag {
  let start, aside: CGPoint
  let slow, fast: Double
  private(set) var end = CGPoint.zero

  init(from start: CGPoint, using generator: inout SeededGenerator) {
    func point(near point: CGPoint, _ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGPoint {
      CGPoint(x: point.x + .random(in: x, using: &generator), y: point.y + .random(in: y, using: &generator))
    }
    self.start = start
    aside = point(near: start, -60...60, 30...300)
    end = point(near: aside, -150...150, -150...350)
    slow = .random(in: 0.15...0.5, using: &generator)
    fast = .random(in: 0.12...0.8, using: &generator)
  }

  /// All of the drag but its last moment, which the caller plays; returns how many seconds it took.
  @MainActor func play(in world: SceneWorld, at time: Double) -> Double {
    let moment = 1.0 / 1024
    let part = 1 - moment / fast
    let last = CGPoint(x: aside.x + (end.x - aside.x) * part, y: aside.y + (end.y - aside.y) * part)
    world.drag(from: start, to: aside, from: time, until: time + slow)
    world.drag(from: aside, to: last, from: time + slow, until: time + slow + fast - moment)
    return slow + fast - moment
  }
}
