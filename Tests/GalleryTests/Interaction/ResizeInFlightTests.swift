import InterludeUI
import Testing

/// A carried screen whose window gets another size while the screen is in flight or in a finger.
struct ResizeInFlightTests {
  nonisolated static let sizes = [CGSize(width: 844, height: 390), CGSize(width: 310, height: 620)]
  /// Where a finger comes down: on the screen in windows of all those sizes.
  private let place = CGPoint(x: 180, y: 300)

  /// Takes off, and gives the window another size in a frame of the flight; `takeOff` is when that was, in seconds.
  private func rehearse(
    _ flight: Flight, resizedIn frame: Int, to size: CGSize
  ) throws -> (world: SceneWorld, takeOff: Double) {
    let rehearsal = try flight.prepare()
    let (world, takeOff) = (rehearsal.world, rehearsal.world.stage.time)
    rehearsal.begin()
    world.pass(until: takeOff + Double(frame) / 60)
    world.resize(to: size, at: world.stage.time)
    return (world, takeOff)
  }

  private func expectRest(_ world: SceneWorld, _ what: String) {
    world.pass(until: world.stage.time + 3)
    #expect(world.coordinator == nil, "stuck, \(what)")
    #expect(world.diagnostics.isEmpty, "\(what)")
  }

  /// Caught, let go of, and after another resize caught again.
  @Test(arguments: await Flight.carried, sizes)
  func nothingJumpsWhenItIsCaughtAfterwards(flight: Flight, size: CGSize) throws {
    let end = try flight.frameCount()
    for resized in stride(from: 1, to: end - 1, by: 14) {
      for caught in [resized, resized + 1, resized + 8] where caught < end {
        let what = "caught in frame \(caught) after a resize in frame \(resized)"
        let (world, takeOff) = try rehearse(flight, resizedIn: resized, to: size)
        world.pass(until: takeOff + Double(caught) / 60)
        expectCatchWithoutJump(world, what)
        world.up(place, at: world.stage.time)
        world.pass(until: world.stage.time + 0.05)
        world.resize(to: CGSize(width: 390, height: 844), at: world.stage.time)
        world.pass(until: world.stage.time + 0.05)
        if world.coordinator != nil { expectCatchWithoutJump(world, "again \(what)") }
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
    #expect(world.coordinator?.isInteractive == true, "not \(what)")
    #expect(distance <= 0.5, "\(view) jumps by \(distance), \(what)")
  }

  /// In time, and exactly: where a spring that is fitted to a duration stops, at most 0.001 of the way is left, divided by the
  /// damping ratio.
  @Test(arguments: await Flight.carried, sizes)
  func itLandsWhereItBelongsInTheNewWindow(flight: Flight, size: CGSize) throws {
    for resized in stride(from: 0, to: try flight.frameCount(), by: 9) {
      let (world, takeOff) = try rehearse(flight, resizedIn: resized, to: size)
      let landing = takeOff + (try #require(world.coordinator)).transitionDuration
      world.pass(until: landing - 1e-6)
      let screen: UIView = try #require(world.navigation.presentedViewController).view
      #expect(world.coordinator != nil, "landed before its time, resized in frame \(resized)")
      let isPresented = flight.way == .there
      let target = try isPresented ? world.window.bounds : frameOfPicture(flight, in: world)
      expect(screen.shownFrameInWindow, target, tolerance: 2)
      world.pass(until: landing + 1.0 / 60)
      #expect(world.coordinator == nil, "late, resized in frame \(resized)")
      #expect((screen.window != nil) == isPresented)
      if isPresented { expect(screen.frame, target) }
      expectRest(world, "resized in frame \(resized)")
    }
  }

  /// Where the picture is that the screen comes from, the only view of what is tapped first that clips its content.
  private func frameOfPicture(_ flight: Flight, in world: SceneWorld) throws -> CGRect {
    let picture = try #require(world.view(flight.transition.button).subviews.first { $0.clipsToBounds })
    return picture.convert(picture.bounds, to: nil)
  }

  /// While the finger rests, the screen is as far along in the new window as it was in the old, and from there on it follows.
  @Test(arguments: await Flight.carried, sizes)
  func aHandKeepsItsHold(flight: Flight, size: CGSize) throws {
    let rehearsal = try flight.prepare()
    let (world, takeOff) = (rehearsal.world, rehearsal.world.stage.time)
    rehearsal.begin()
    world.pass(until: takeOff + 0.1)
    world.down(place, at: world.stage.time)
    let progress = try #require(world.coordinator).percentComplete
    let along = try remoteness(flight, in: world)
    world.resize(to: size, at: takeOff + 0.2)
    world.pass(until: takeOff + 0.3)
    let coordinator = try #require(world.coordinator)
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
