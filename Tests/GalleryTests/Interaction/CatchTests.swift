import InterludeUI
import Testing

/// A transition that is caught, in whichever frame, moves on from where it is.
struct CatchTests {
  /// Where a finger may catch: anywhere.
  private let place = CGPoint(x: 195, y: 400)

  @Test(arguments: Flight.all)
  func nothingJumpsInWhicheverFrameItIsCaught(flight: Flight) throws {
    for frame in 0..<Int(flight.duration * 60) {
      let world = try flight.makeWorld()
      var time = 3.0
      try flight.takeOff(in: world, at: time)
      time += Double(frame) / 60
      world.pass(until: time)
      var before = Corners(in: world.window)
      func expectNoJump(over limit: CGFloat = 0.5, _ what: String) {
        let after = Corners(in: world.window)
        let (distance, view) = before.furthestMove(to: after)
        #expect(distance <= limit, "\(view) jumps by \(distance) at \(what), caught in frame \(frame)")
        before = after
      }

      world.down(place, at: time)
      expectNoJump("the press")
      time += 0.05
      world.pass(until: time)
      expectNoJump("the pause")
      let moved = CGPoint(x: place.x + 1, y: place.y + 1)
      world.move(moved, at: time)
      expectNoJump(over: 6, "the first move")
      time += 0.15
      world.pass(until: time)
      expectNoJump("the pause after it")
      world.up(moved, at: time)
      expectNoJump("the release")
      world.pass(until: time + Self.moment)
      expectNoJump("the first moment afterwards")

      world.pass(until: time + 3)
      #expect(world.navigation.transitionCoordinator == nil, "stuck, caught in frame \(frame)")
      #expect(world.diagnostics.isEmpty, "caught in frame \(frame)")
    }
  }

  /// In seconds: at rest when it is let go of, nothing has gone far by then.
  private static let moment = 1e-3
}
