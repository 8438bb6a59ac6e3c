import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// A finger that moves a sheet between its detents.
@Suite final class SheetDragTests: SheetFixture {
  @Test func theSheetFollowsTheFingerAndIsAsHighAsItShows() {
    present(.medium(), .large())
    drag(from: 600, by: -200, in: 0.5, lifts: false)
    #expect(shown == CGRect(x: 0, y: 227, width: 390, height: 617))
    #expect(presented.view.frame.size == CGSize(width: 390, height: 617))
  }

  @Test func letGoAtRestItSettlesAtTheNearestDetentAlongTheSystemsSpring() {
    present(.medium(), .large())
    drag(from: 600, by: -250, in: 0.5, lifts: false)
    finger.up(195, 340, at: stage.time + 1)
    #expect(world.journal.entries(about: "detent") == ["detent large"])
    #expect(sheet.selectedDetentIdentifier == .large)
    let (start, spring) = (stage.time, CriticalSpring(displacement: 167, velocity: 0))
    for frame in 0...40 {
      stage.advance(to: start + Double(frame) / 60)
      #expect(Double(top).isNear(10 + spring.displacement(at: Double(frame) / 60), within: 0.11))
    }
    #expect(top == Self.large)
  }

  @Test func aFlickGoesWhereItWouldComeToRest() {
    present(.medium(), .large())
    drag(from: 600, by: -60, in: 0.1)
    #expect(world.journal.entries(about: "detent") == ["detent large"])
    let (start, spring) = (stage.time, CriticalSpring(displacement: 427 - 60 - 10, velocity: -700))
    stage.advance(to: start + 0.1)
    #expect(Double(top).isNear(10 + spring.displacement(at: 0.1), within: 0.5))
    world.settle()
    drag(from: 60, by: 60, in: 0.1)
    world.settle()
    #expect(top == Self.medium && sheet.selectedDetentIdentifier == .medium)
    #expect(root.presentedViewController === presented)
  }

  @Test func ofManyDetentsTheNearestIsTaken() {
    present(
      .custom(identifier: .init("a")) { _ in 200 }, .custom(identifier: .init("b")) { _ in 400 },
      .custom(identifier: .init("c")) { _ in 600 })
    drag(from: 700, by: -290, in: 0.5, lifts: false)
    finger.up(195, 400, at: stage.time + 1)
    world.settle()
    #expect(sheet.selectedDetentIdentifier == .init("b") && top == 444)
  }

  @Test func goingBackToTheDetentItCameFromIsNoNews() {
    present(.medium(), .large())
    drag(from: 600, by: -50, in: 0.5, lifts: false)
    finger.up(195, 540, at: stage.time + 1)
    world.settle()
    #expect(world.journal.entries(about: "detent") == [] && top == Self.medium)
  }

  @Test func atTheReleaseTheVelocityGoesOn() {
    var generator = SplitMix64(seed: 5)
    for run in 0..<200 {
      let setting = SheetDragTests()
      setting.present(.custom { _ in 250 }, .medium(), .large())
      let upwards = Bool.random(using: &generator)
      setting.sheet.selectedDetentIdentifier = upwards ? nil : .large
      let start = setting.top
      let way = Double.random(in: 40...380, using: &generator) * (upwards ? -1 : 1)
      let duration = Double.random(in: 0.08...1.5, using: &generator)
      setting.drag(from: start + 20, by: way, in: duration)
      let before = (way + (way < 0 ? -10 : 10)) / duration
      let (time, top) = (setting.stage.time, setting.top)
      setting.stage.advance(to: time + 1e-5)
      let after = Double(setting.top - top) / 1e-5
      #expect(abs(after - before) <= 0.01 * abs(before), "run \(run) of seed 5: \(before) pt/s, then \(after)")
      setting.world.settle()
      let isGone = setting.root.presentedViewController == nil
      #expect(
        isGone || [Self.large, Self.medium, 594].contains(setting.top), "run \(run) of seed 5 rests at \(setting.top)")
    }
  }

  /// Of a sheet that may not leave, below its lowest detent.
  @Test func inTheRubberBandTheVelocityThatShowsGoesOn() {
    present(.large())
    presented.isModalInPresentation = true
    drag(from: 500, by: 200, in: 0.25)
    let pull = 200.0
    #expect(Double(top).isNear(10 + pull * 0.55 * 844 / (844 + 0.55 * pull), within: 0.01))
    let slope = 0.55 * pow(844 / (844 + 0.55 * pull), 2)
    let (time, before) = (stage.time, top)
    stage.advance(to: time + 1e-5)
    let velocity = Double(top - before) / 1e-5
    #expect(velocity.isNear(210 / 0.25 * slope, within: 0.01 * 210 / 0.25 * slope))
  }

  @Test func I07_caughtAtEveryFrameItStaysWhereItIs() {
    for frame in 0...40 {
      let setting = SheetDragTests()
      setting.present(.medium(), .large())
      setting.drag(from: 600, by: -60, in: 0.1)
      setting.advance(by: Double(frame) / 60)
      let before = setting.top
      setting.finger.down(195, before + 60, at: setting.stage.time)
      #expect(setting.top == before, "frame \(frame)")
      setting.advance(by: 0.5)
      #expect(setting.top == before, "frame \(frame): it is held")
      setting.finger.move(195, before + 71, at: setting.stage.time + 0.01)
      #expect(Double(setting.top - before).isNear(1, within: 0.5), "frame \(frame)")
      setting.finger.up(195, before + 71, at: setting.stage.time + 1)
      setting.world.settle()
      #expect(setting.top == (before < 218 ? Self.large : Self.medium), "frame \(frame)")
    }
  }

  @Test func aTapOnASettlingSheetStopsItForAsLongAsItLasts() {
    present(.medium(), .large())
    drag(from: 600, by: -60, in: 0.1)
    advance(by: 0.1)
    let before = top
    finger.down(195, 600, at: stage.time)
    advance(by: 1)
    #expect(top == before)
    finger.up(195, 600, at: stage.time)
    #expect(top == before)
    world.settle()
    #expect(top == Self.large)
  }

  @Test func theFingerThatIsTakenAwayLetsItSettle() {
    present(.medium(), .large())
    drag(from: 600, by: -300, in: 0.3, lifts: false)
    finger.cancel(at: stage.time)
    world.settle()
    #expect(top == Self.large)
  }

  @Test func aSidewaysDragIsNotTheSheets() {
    present(.medium(), .large())
    finger.drag(from: CGPoint(x: 50, y: 600), to: CGPoint(x: 300, y: 560), at: stage.time)
    #expect(top == Self.medium)
  }

  @Test func aDragBesideTheSheetDoesNotMoveIt() {
    present(.medium(), .large())
    finger.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600), at: stage.time)
    world.settle()
    #expect(top == Self.medium && root.presentedViewController === presented)
  }

  @Test func aDragThatBeginsOnAButtonMovesTheSheetAndPressesNothing() {
    present(.medium(), .large())
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
    button.addAction(UIAction { [world] _ in world.journal.write("pressed") }, for: .touchUpInside)
    presented.view.addSubview(button)
    drag(from: 540, by: -300, in: 0.5)
    world.settle()
    #expect(top == Self.large && world.journal.entries(about: "pressed") == [])
    finger.tap(195, 140, at: stage.time)
    #expect(world.journal.entries(about: "pressed") == ["pressed"])
  }

  @Test func inAnotherWindowASheetHeldAmongItsDetentsIsAsFarAmongThem() {
    present(.custom { _ in 150 }, .large())
    drag(from: 724, by: -171, in: 0.5, lifts: false)
    resize(to: CGSize(width: 1024, height: 768))
    // A quarter of the way up: the card is 150 points high in the middle below, and 20 points from the edges above.
    let expected: CGFloat = 309 - 289.0 / 4
    #expect(top == expected)
    let before = shown
    finger.up(195, 543, at: stage.time)
    #expect(shown == before && world.journal.entries(about: "shouldDismiss").isEmpty)
  }

  @Test func heldAmongItsDetentsASheetThatHasOneDetentInAnotherWindowIsThere() {
    present(.custom { _ in 150 }, .large())
    drag(from: 724, by: -171, in: 0.5, lifts: false)
    resize(to: CGSize(width: 844, height: 390))
    #expect(top == 0)
    finger.up(195, 543, at: stage.time)
    #expect(top == 0 && presented.transitionCoordinator == nil)
  }

  @Test(arguments: [true, false], [true, false])
  func aSheetThatItsDetentsLeaveBehindStaysInTheFinger(isAnimated: Bool, mayLeave: Bool) {
    present(.medium(), .large())
    delegate.allowsDismissal = mayLeave
    drag(from: 600, by: -100, in: 0.5, lifts: false)
    if isAnimated {
      sheet.animateChanges { sheet.detents = [.large()] }
    } else {
      sheet.detents = [.large()]
    }
    #expect(top.isNear(Self.medium - 100, within: 1e-9))
    finger.move(195, 491, at: stage.time + 0.1)
    #expect(top > Self.medium - 100 && top < Self.medium - 98.9)
    #expect(world.journal.entries(about: "shouldDismiss").count == 1)
  }

  private func resize(to size: CGSize) { stage.send(InputEvent(time: stage.time, kind: .resize(size, scale: 2))) }
}
