import Gallery
import InterludeUI
import Testing

/// What the transition contract says of interactive and interruptible transitions, asked for with a finger.
struct GestureContractTests {
  private let grip = CGPoint(x: 195, y: 200)

  /// The card scene with its card up, at 2 s.
  private func makeCard() throws -> SceneWorld {
    let world = SceneWorld { CardSceneViewController() }
    try world.tap("present-card", at: 1)
    world.show(at: 2)
    return world
  }

  /// A finger that has gone down some points since 2 s, by 3 s.
  private func pullCard(by distance: CGFloat, in world: SceneWorld) {
    world.down(grip, at: 2)
    world.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + distance), from: 2, until: 3)
  }

  @Test func I1_progressIsLinearInTheWayOfTheFinger() throws {
    let world = try makeCard()
    let card = try world.view("card")
    world.down(grip, at: 2)
    for step in 1...20 {
      let distance = CGFloat(step) * 20
      world.move(CGPoint(x: grip.x, y: grip.y + distance), at: 2 + Double(step) / 20)
      // The slop of ten points is not part of the way.
      let way = max(0, distance - 10)
      expect(card.shownFrame.minY, 61 + way, tolerance: 1e-6)
      expect(world.navigation.view.shownTransform.a, 0.88 + 0.12 * way / 783, tolerance: 1e-9)
      expect(world.navigation.view.shownAlpha, 0.8 + 0.2 * way / 783, tolerance: 1e-9)
    }
  }

  @Test func I2_whatATapHasStartedTurnsInteractiveUnderAFinger() throws {
    let world = try makeCard()
    try world.tap("dismiss", at: 3)
    world.show(at: 3.2)
    let coordinator = try #require(world.navigation.transitionCoordinator)
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive && coordinator.isInterruptible)
    world.down(grip, at: 3.2)
    #expect(!coordinator.initiallyInteractive && coordinator.isInteractive)
  }

  @Test func I2_whatADragHasStartedIsInteractiveFromTheStart() throws {
    let world = try makeCard()
    pullCard(by: 60, in: world)
    let coordinator = try #require(world.navigation.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
  }

  @Test func I3_catchingStartsNothingAnew() throws {
    let world = try makeCard()
    let recorder = LifecycleRecorder()
    world.stage.observers = [recorder]
    try world.tap("dismiss", at: 3)
    for round in 1...3 {
      world.down(grip, at: 3 + 0.15 * Double(round))
      world.up(grip, at: 3 + 0.15 * Double(round) + 0.05)
    }
    world.show(at: 6)
    #expect(recorder.events.filter { $0.callback == "animateTransition(using:)" }.count == 1)
    #expect(recorder.events.filter { $0.callback == "completeTransition(_:)" }.count == 1)
  }

  @Test func I4_aCoordinatorIsThereAsLongAsTheFingerHolds() throws {
    let world = try makeCard()
    #expect(world.navigation.transitionCoordinator == nil)
    pullCard(by: 60, in: world)
    world.show(at: 10)
    #expect(world.navigation.transitionCoordinator != nil)
    world.up(CGPoint(x: grip.x, y: grip.y + 60), at: 10)
    world.show(at: 12)
    #expect(world.navigation.transitionCoordinator == nil)
    #expect(world.shows("card"))
  }

  @Test func I5_whatRunsAlongsideIsScrubbedAndReversedToo() throws {
    let world = SceneWorld { DimmedMessageSceneViewController() }
    try world.tap("present-message", at: 1)
    world.show(at: 2)
    let dim = try world.view("dim")
    world.down(grip, at: 2)
    world.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 210), from: 2, until: 3)
    // The message goes from 50 points below the top of the screen to its bottom.
    expect(dim.shownAlpha, 1 - 200 / 794.0, tolerance: 1e-6)
    world.show(at: 3.5)
    world.up(CGPoint(x: grip.x, y: grip.y + 210), at: 3.5)
    var previous = dim.shownAlpha
    for step in 1...30 {
      world.show(at: 3.5 + Double(step) / 30)
      #expect(dim.shownAlpha >= previous - 1e-9)
      previous = dim.shownAlpha
    }
    #expect(dim.shownAlpha == 1)
  }

  @Test func I6_everyChangeOfTheInteractionIsHeardOf() throws {
    let world = try makeCard()
    try world.tap("dismiss", at: 3)
    var heard: [Bool] = []
    world.stage.asCurrent {
      world.navigation.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
    }
    world.down(grip, at: 3.1)
    #expect(heard == [true])
    world.up(grip, at: 3.2)
    #expect(heard == [true, false])
    world.down(grip, at: 3.25)
    world.up(grip, at: 3.3)
    #expect(heard == [true, false, true, false])
  }

  @Test func I7_whatIsCaughtInFlightAndThrownKeepsTheVelocityOfTheHand() throws {
    let world = try makeCard()
    let card = try world.view("card")
    try world.tap("dismiss", at: 3)
    world.down(grip, at: 3.1)
    let caught = card.shownFrame.minY
    world.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y - 60), from: 3.1, until: 3.3)
    expect(card.shownFrame.minY, caught - 60, tolerance: 1e-6)
    world.up(CGPoint(x: grip.x, y: grip.y - 60), at: 3.3)
    let released = card.shownFrame.minY
    world.show(at: 3.3 + 1e-6)
    expect((card.shownFrame.minY - released) / 1e-6, -300, tolerance: 3)
    world.show(at: 5)
    #expect(world.shows("card"))
    expect(card.shownFrame.minY, 61)
  }

  @Test func C1_aDismissalThatIsLetGoOfEarlyLeavesAllAsItWas() throws {
    let world = try makeCard()
    let before = world.stage.displayList()
    pullCard(by: 100, in: world)
    world.show(at: 3.5)
    world.up(CGPoint(x: grip.x, y: grip.y + 100), at: 3.5)
    world.show(at: 6)
    let isAsBefore = world.stage.displayList() == before
    #expect(isAsBefore)
    #expect(world.diagnostics.isEmpty)
  }
}
