import InterludeUI
import Testing

/// A carried screen whose window gets another size while the screen is in flight or in a hand.
struct ResizeInFlightTests {
  nonisolated static let flights = Flight.all.filter { ["herb-pop", "zoom"].contains($0.scene) }
  private static let takeOff = 3.0
  private static let frame = 1.0 / 60
  private let wide = CGSize(width: 844, height: 390)
  private let place = CGPoint(x: 180, y: 300)

  /// Takes off, and gives the window another size in a frame of the flight.
  private func world(_ flight: Flight, resizedIn frame: Int, to size: CGSize) throws -> SceneWorld {
    let world = try flight.makeWorld()
    try flight.takeOff(in: world, at: Self.takeOff)
    world.pass(until: Self.takeOff + Double(frame) * Self.frame)
    world.resize(to: size, at: world.stage.time)
    world.pass(until: world.stage.time)
    return world
  }

  @Test(arguments: flights, [CGSize(width: 844, height: 390), CGSize(width: 310, height: 620)])
  func nothingJumpsWhenItIsCaughtAfterwards(flight: Flight, size: CGSize) throws {
    let end = Int(flight.duration * 60)
    for resized in stride(from: 1, to: end - 1, by: 7) {
      for caught in [resized, resized + 1, resized + 4, resized + 11] where caught < end {
        let what = "caught in frame \(caught) after a resize in frame \(resized)"
        let world = try world(flight, resizedIn: resized, to: size)
        let time = Self.takeOff + Double(caught) * Self.frame
        world.pass(until: time)
        let before = Corners(in: world.window)
        world.down(place, at: time)
        world.pass(until: time + 0.05)
        let (distance, view) = before.furthestMove(to: Corners(in: world.window))
        #expect(world.navigation.transitionCoordinator?.isInteractive == true, "not \(what)")
        #expect(distance <= 0.5, "\(view) jumps by \(distance), \(what)")
        world.up(place, at: time + 0.1)
        world.pass(until: time + 3)
        #expect(world.navigation.transitionCoordinator == nil, "stuck, \(what)")
        #expect(world.diagnostics.isEmpty, "\(what)")
      }
    }
  }
}
