import InterludeTestSupport
import InterludeUI
import Testing

/// What a finger lets go of goes on as fast as it moved.
struct VelocityTests {
  @Test(arguments: await Draggable.pulled.filter { $0.moves && !$0.isPercentDriven })
  func aScreenKeepsTheVelocityOfTheHand(drag: Draggable) throws {
    let seed: UInt64 = 20_261_121
    var generator = SplitMix64(seed: seed)
    let world = try SceneWorld(of: drag.transition.scene)
    let rounds = Thoroughness.rounds(20, whole: 200)
    var (time, returned, measured) = (1.0, 0, 0)
    for round in 0..<rounds {
      if !drag.isOpen(in: world) { try drag.open(in: world, at: time) }
      time += 3
      world.pass(until: time)
      let motion = RandomMotion(drag.grasp, using: &generator)
      let views = MovedViews(under: drag.grasp, in: world)

      var moved: UIView?
      time += motion.play(in: world, at: time) {
        moved = views.moved
      }
      // A finger that turns aside at once may not have taken anything.
      guard let view = moved ?? views.moved else {
        world.touch(motion.end, .ended, at: time)
        continue
      }
      let before = Look(of: view)
      time += RandomMotion.moment
      world.touch(motion.end, .moved, at: time)
      let held = Look(of: view)
      world.touch(motion.end, .ended, at: time)
      let released = Look(of: view)
      world.pass(until: time + Self.instant)
      let after = Look(of: view)

      let place = "in round \(round) of seed \(seed)"
      #expect(released.isNear(held, within: 1e-6), "a jump at the release, \(place)")
      // Pulled all the way, a screen is gone as soon as it is let go of.
      if view.window != nil {
        measured += 1
        let hand = held.velocity(since: before, RandomMotion.moment)
        let flight = after.velocity(since: released, Self.instant)
        #expect(abs(flight.x - hand.x) <= 0.01 * abs(hand.x) + 0.5, "\(flight) after \(hand), \(place)")
        #expect(abs(flight.y - hand.y) <= 0.01 * abs(hand.y) + 0.5, "\(flight) after \(hand), \(place)")
        if abs(flight.scale - hand.scale) > 0.01 * abs(hand.scale) + 1e-3 {
          // Pinched so fast that it would swing through nothing, a screen is braked, and only as far as that takes.
          #expect(hand.scale < flight.scale && flight.scale < 0, "\(flight) after \(hand), \(place)")
          // Fine steps: the faster it was, the sooner it has passed its lowest.
          let scales = (1...480).map { step in
            world.pass(until: time + Double(step) / 480)
            return Look(of: view).scale
          }
          let (lowest, end) = (scales.min() ?? 0, scales.last ?? 0)
          let half = min(released.scale, end) / 2
          #expect(lowest > 0.95 * half && lowest < 1.05 * half, "\(lowest) on the way to \(end), \(place)")
        }
      }

      time += 3
      world.pass(until: time)
      if drag.isOpen(in: world) { returned += 1 }
      time += 1
    }
    #expect(measured > rounds / 2)
    // Both ends must have been reached often enough to mean something.
    #expect(returned > rounds / 10 && returned < rounds * 9 / 10)
    #expect(world.diagnostics.isEmpty)
  }

  /// After the release, in seconds.
  private static let instant = 1e-6
}
