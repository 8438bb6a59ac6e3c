import InterludeUI
import InterludeTestSupport
import Testing

/// A transition that is caught, in whichever frame, moves on from where it is.
struct CatchTests {
  /// Where a finger may catch: anywhere.
  private let place = CGPoint(x: 195, y: 400)

  @Test(arguments: await Flight.all)
  func nothingJumpsInWhicheverFrameItIsCaught(flight: Flight) throws {
    for frame in stride(from: 0, to: try flight.frameCount(), by: Thoroughness.stride(6)) {
      let rehearsal = try flight.prepare()
      let world = rehearsal.world
      rehearsal.begin()
      var time = world.stage.time + Double(frame) / 60
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
      #expect(world.coordinator == nil, "stuck, caught in frame \(frame)")
      #expect(world.diagnostics.isEmpty, "caught in frame \(frame)")
    }
  }

  /// A window answers in a frame all that fingers have done since the last one: then a finger catches a screen and drags it
  /// at one time of the stage.
  @Test(arguments: await Flight.all)
  func aFingerThatCatchesAndDragsWithinAFrameIsNoMistakeOfTheApp(flight: Flight) throws {
    for frame in stride(from: 1, to: try flight.frameCount(), by: Thoroughness.stride(7)) {
      let rehearsal = try flight.prepare()
      let world = rehearsal.world
      rehearsal.begin()
      let time = world.stage.time + Double(frame) / 60
      world.pass(until: time)
      world.down(place, at: time)
      for step in 1...3 {
        world.move(CGPoint(x: place.x + 20 * CGFloat(step), y: place.y + 20 * CGFloat(step)), at: time)
      }
      world.pass(until: time + 0.1)
      world.move(CGPoint(x: place.x + 80, y: place.y + 80), at: time + 0.1)
      world.up(CGPoint(x: place.x + 90, y: place.y + 90), at: time + 0.1)
      world.pass(until: time + 3)
      #expect(world.diagnostics.isEmpty, "caught in frame \(frame)")
    }
  }

  /// Two fingers catch it by what they do, when one of them was down before it set out: a pinch, of which nothing counts
  /// before it is one.
  @Test(arguments: await SceneTransition.carried)
  func nothingJumpsWhenAPinchCatchesIt(scene: SceneTransition) throws {
    let rehearsal = try Rehearsal(scene, .back)
    let (world, start) = (rehearsal.world, rehearsal.world.stage.time)
    func touch(_ finger: Int, _ phase: InputEvent.Touch.Phase, _ point: CGPoint) {
      world.stage.send(
        InputEvent(time: world.stage.time, kind: .touches([InputEvent.Touch(finger, phase, at: point)])))
    }
    touch(0, .began, place)
    rehearsal.begin()
    world.pass(until: start + 0.15)
    touch(1, .began, CGPoint(x: place.x, y: place.y + 100))
    #expect(world.coordinator?.isInteractive == false)
    let before = Corners(in: world.window)
    touch(1, .moved, CGPoint(x: place.x, y: place.y + 180))
    let (distance, view) = before.furthestMove(to: Corners(in: world.window))
    #expect(world.coordinator?.isInteractive == true)
    #expect(distance <= 0.5, "\(view) jumps by \(distance)")
    world.pass(until: start + 0.2)
    touch(0, .ended, place)
    touch(1, .ended, CGPoint(x: place.x, y: place.y + 180))
    world.pass(until: start + 3)
    #expect(world.coordinator == nil)
    #expect(world.diagnostics.isEmpty)
  }

  /// Pulled apart as far as two fingers can, a screen gives way like a rubber band, and lands without a swing through zero.
  @Test(arguments: await SceneTransition.carried)
  func aScreenPulledApartGivesWayByHalfAtMost(scene: SceneTransition) throws {
    let rehearsal = try Rehearsal(scene, .back)
    let (world, start) = (rehearsal.world, rehearsal.world.stage.time)
    let screen: UIView = rehearsal.other.view
    func width() -> CGFloat { screen.bounds.width * Look(of: screen).scale }
    func pair(_ spread: CGFloat) -> [CGPoint] {
      [CGPoint(x: place.x, y: place.y - spread), CGPoint(x: place.x, y: place.y + spread)]
    }
    world.touch(pair(6), .began, at: start)
    var last = width()
    for step in 1...60 {
      world.touch(pair(6 + 6 * CGFloat(step)), .moved, at: start + Double(step) / 60)
      #expect(width() >= last - 1e-9)
      last = width()
    }
    #expect(last > 1.4 * 390 && last <= 1.5 * 390)
    world.touch(pair(6 + 360), .ended, at: start + 1)
    world.pass(until: start + 4)
    #expect(width() == 390 && world.diagnostics.isEmpty)
  }

  /// In seconds: at rest when it is let go of, nothing has gone far by then.
  private static let moment = 1e-3
}
