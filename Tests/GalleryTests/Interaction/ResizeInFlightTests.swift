import InterludeUI
import Testing

/// A carried screen whose window gets another size while the screen is in flight or in a finger.
struct ResizeInFlightTests {
  nonisolated static let flights = Flight.all.filter { ["herb-pop", "zoom"].contains($0.scene) }
  nonisolated static let sizes = [CGSize(width: 844, height: 390), CGSize(width: 310, height: 620)]
  /// Where a finger comes down: on the screen in windows of all those sizes.
  private let place = CGPoint(x: 180, y: 300)
  private let takeOff = 3.0

  private func time(ofFrame frame: Int) -> Double { takeOff + Double(frame) / 60 }

  /// Takes off, and gives the window another size in a frame of the flight.
  private func world(_ flight: Flight, resizedIn frame: Int, to size: CGSize) throws -> SceneWorld {
    let world = try flight.makeWorld()
    try flight.takeOff(in: world, at: takeOff)
    world.pass(until: time(ofFrame: frame))
    world.resize(to: size, at: world.stage.time)
    return world
  }

  private func expectRest(_ world: SceneWorld, _ what: String) {
    world.pass(until: world.stage.time + 3)
    #expect(world.navigation.transitionCoordinator == nil, "stuck, \(what)")
    #expect(world.diagnostics.isEmpty, "\(what)")
  }

  /// Caught, let go of, and after another resize caught again.
  @Test(arguments: flights, sizes)
  func nothingJumpsWhenItIsCaughtAfterwards(flight: Flight, size: CGSize) throws {
    let end = Int(flight.duration * 60)
    for resized in stride(from: 1, to: end - 1, by: 14) {
      for caught in [resized, resized + 1, resized + 8] where caught < end {
        let what = "caught in frame \(caught) after a resize in frame \(resized)"
        let world = try world(flight, resizedIn: resized, to: size)
        world.pass(until: time(ofFrame: caught))
        expectCatchWithoutJump(world, what)
        world.up(place, at: world.stage.time)
        world.pass(until: world.stage.time + 0.05)
        world.resize(to: CGSize(width: 390, height: 844), at: world.stage.time)
        world.pass(until: world.stage.time + 0.05)
        if world.navigation.transitionCoordinator != nil { expectCatchWithoutJump(world, "again \(what)") }
        world.up(place, at: world.stage.time)
        expectRest(world, what)
      }
    }
  }

  private func expectCatchWithoutJump(_ world: SceneWorld, _ what: String) {
    let before = Corners(in: world.window)
    world.down(place, at: world.stage.time)
    world.pass(until: world.stage.time + 0.05)
    let (distance, view) = before.furthestMove(to: Corners(in: world.window))
    #expect(world.navigation.transitionCoordinator?.isInteractive == true, "not \(what)")
    #expect(distance <= 0.5, "\(view) jumps by \(distance), \(what)")
  }

  /// In time, and exactly: where a spring that is fitted to a duration stops, at most 0.001 of the way is left, divided by the
  /// damping ratio.
  @Test(arguments: flights, sizes)
  func itLandsWhereItBelongsInTheNewWindow(flight: Flight, size: CGSize) throws {
    for resized in stride(from: 0, to: Int(flight.duration * 60), by: 9) {
      let world = try world(flight, resizedIn: resized, to: size)
      world.pass(until: takeOff + flight.duration - 1e-6)
      let screen: UIView = try #require(world.navigation.presentedViewController).view
      #expect(world.navigation.transitionCoordinator != nil, "landed before its time, resized in frame \(resized)")
      let isPresented = flight.taps.count == 1
      let target = try isPresented ? world.window.bounds : frameOfPicture(flight, in: world)
      expect(screen.shownFrameInWindow, target, tolerance: 2)
      world.pass(until: takeOff + flight.duration + 1.0 / 60)
      #expect(world.navigation.transitionCoordinator == nil, "late, resized in frame \(resized)")
      #expect((screen.window != nil) == isPresented)
      if isPresented { expect(screen.frame, target) }
      expectRest(world, "resized in frame \(resized)")
    }
  }

  /// Where the picture is that the screen comes from, the only view of what is tapped first that clips its content.
  private func frameOfPicture(_ flight: Flight, in world: SceneWorld) throws -> CGRect {
    guard case .view(let identifier) = flight.taps[0] else { return .null }
    let picture = try #require(world.view(identifier).subviews.first { $0.clipsToBounds })
    return picture.convert(picture.bounds, to: nil)
  }

  /// While the finger rests, the screen is as far along in the new window as it was in the old, and from there on it follows.
  @Test(arguments: flights, sizes)
  func aHandKeepsItsHold(flight: Flight, size: CGSize) throws {
    let world = try flight.makeWorld()
    try flight.takeOff(in: world, at: takeOff)
    world.pass(until: takeOff + 0.1)
    world.down(place, at: world.stage.time)
    let progress = try #require(world.navigation.transitionCoordinator).percentComplete
    let along = try remoteness(flight, in: world)
    world.resize(to: size, at: takeOff + 0.2)
    world.pass(until: takeOff + 0.3)
    let coordinator = try #require(world.navigation.transitionCoordinator)
    #expect(coordinator.isInteractive)
    expect(coordinator.percentComplete, progress, tolerance: 1e-6)
    try expect(remoteness(flight, in: world), min(max(along, 0), 1), tolerance: 1e-6)
    let before = Corners(in: world.window)
    world.move(CGPoint(x: place.x + 3, y: place.y), at: takeOff + 0.4)
    world.pass(until: takeOff + 0.5)
    let (distance, _) = before.furthestMove(to: Corners(in: world.window))
    expect(distance, 3, tolerance: 0.01)
    world.up(CGPoint(x: place.x + 3, y: place.y), at: takeOff + 0.6)
    expectRest(world, "held")
  }

  /// 0 for a screen as wide as the window, 1 for one as wide as its picture.
  private func remoteness(_ flight: Flight, in world: SceneWorld) throws -> CGFloat {
    let screen: UIView = try #require(world.navigation.presentedViewController).view
    let (full, origin) = try (world.window.bounds.width, frameOfPicture(flight, in: world).width)
    return (full - screen.shownFrameInWindow.width) / (full - origin)
  }
}
