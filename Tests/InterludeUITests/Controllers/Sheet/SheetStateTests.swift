import Dragging
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// What a sheet is doing is one value: a finger and a spring never have the sheet both, and what stops a motion stops its end, too.
@Suite final class SheetStateTests {
  private let world = World()
  private var state = SheetState()
  private var ends: [String] = []

  private var clock: MediaClock { world.stage.clock }

  /// Without a runner, and so without an animator of its own.
  private var transition: SheetTransition {
    SheetTransition(runner: nil, isPresenting: false, restTop: 100, distance: 700)
  }

  private func settle(_ name: String) {
    let motion = SheetSettling(from: 100, to: 400, velocity: 0, spring: SystemBehavior.iOS17.sheet.spring, on: clock)
    state.settle(along: motion) { [self] in ends.append(name) }
  }

  private func settleOffset(_ name: String) {
    let appearance = SheetAppearance(dimming: 0, stepBack: 0)
    let motion = SheetSettlingOffset(
      from: SheetSnapshot(frame: CGRect(x: 20, y: 0, width: 90, height: 90), appearance: appearance),
      to: SheetSnapshot(frame: CGRect(x: 0, y: 0, width: 90, height: 90), appearance: appearance), carrying: nil,
      spring: SystemBehavior.iOS17.sheet.spring, on: clock)
    state.settle(along: motion) { [self] in ends.append(name) }
  }

  private func hold(asking place: CGFloat = 100) {
    state.hold(SheetDragSession(drag: DragSession(pulling: place), heading: nil, excess: 5))
  }

  private func waitUntilAllIsAtRest() { world.stage.advance(to: 10) }

  private var isAtRest: Bool { if case .nothing = state.mover { true } else { false } }

  // MARK: Finger and spring

  @Test func aFingerStopsTheSpring() {
    settle("spring")
    hold()
    #expect(state.drag != nil && state.settling == nil)

    waitUntilAllIsAtRest()
    #expect(ends == [])
  }

  @Test func aSpringTakesThePlaceOfAFingerAndOfAnotherSpring() {
    hold()
    settle("first")
    settle("second")
    #expect(state.drag == nil && state.settling != nil)

    waitUntilAllIsAtRest()
    #expect(ends == ["second"])
  }

  @Test func eachIsStoppedByItself() {
    hold()
    state.stopSettling()
    #expect(state.drag != nil)

    state.letGo()
    #expect(isAtRest)

    settle("spring")
    state.letGo()
    #expect(state.settling != nil)

    state.stopSettling()
    #expect(isAtRest)
  }

  @Test func whatIsKeptOfAFingerChangesOnlyWhileThereIsOne() {
    state.changeDrag { $0.permission = true }
    #expect(isAtRest)

    hold()
    state.changeDrag { $0.permission = true }
    #expect(state.drag?.permission == true)
  }

  // MARK: Transition

  @Test func aTransitionOfTheProgramTakesTheSheetOutOfTheHand() {
    hold()
    state.begin(transition, keepsFinger: false)
    #expect(state.drag == nil && state.transition != nil)
  }

  @Test func aTransitionOfTheFingerLeavesTheSheetInItsHand() {
    hold()
    state.begin(transition, keepsFinger: true)
    #expect(state.drag != nil)
    #expect(state.endTransition()?.restTop == 100)
    #expect(state.drag != nil && state.transition == nil)
    #expect(state.endTransition() == nil)
  }

  @Test(arguments: [true, false]) func aTransitionStopsTheSpring(keepsFinger: Bool) {
    settle("spring")
    state.begin(transition, keepsFinger: keepsFinger)
    #expect(isAtRest)
  }

  @Test func aSpringGoesOnAfterTheTransition() {
    state.begin(transition, keepsFinger: false)
    settle("spring")
    _ = state.endTransition()
    #expect(state.settling != nil)

    waitUntilAllIsAtRest()
    #expect(ends == ["spring"])
  }

  @Test func theSheetPlacesItselfUnlessAnotherAnimatorMovesIt() {
    #expect(state.placesItself && state.showsChangesAtOnce && !state.changesByTime)
    state.begin(transition, keepsFinger: false)
    #expect(!state.placesItself && !state.showsChangesAtOnce && state.changesByTime)
  }

  // MARK: Animated change

  @Test func anAnimatedChangeLastsUntilItsEnd() {
    #expect(state.endChange() == nil)
    let shown = SheetSnapshot(top: 3, values: [0, 1, 2, 0, 0])
    state.begin(SheetState.Change(top: 3, velocity: -7, shown: shown))
    #expect(!state.showsChangesAtOnce)

    let change = state.endChange()
    #expect(change?.top == 3 && change?.velocity == -7)
    #expect(state.showsChangesAtOnce)
  }

  @Test func theRestOfAChangeGoesOnBesideTheFingerAndTheSpring() {
    settleOffset("first")
    settleOffset("second")
    hold()
    settle("spring")
    state.begin(transition, keepsFinger: false)
    #expect(state.offset != nil)

    waitUntilAllIsAtRest()
    #expect(ends == ["second"])
  }

  // MARK: Container

  /// One stop at 100 of 800 points, and then at 50 of 400.
  private func geometry(height: CGFloat, top: CGFloat) -> SheetGeometry {
    let room = CGRect(x: 0, y: 0, width: 300, height: height)
    let frame = CGRect(x: 0, y: top, width: 300, height: height - top)
    return SheetGeometry(
      room: room, full: frame, scales: false,
      stops: [SheetGeometry.Stop(identifier: .large, value: height - top, frame: frame)], undimmed: nil, corners: [],
      presenterStepsBack: false)
  }

  private func changeContainer() {
    state.containerChanged(
      from: geometry(height: 800, top: 100), to: geometry(height: 400, top: 50), restingAt: 50)
  }

  @Test func inAnotherContainerWhatSettlesIsThere() {
    settle("spring")
    settleOffset("offset")
    changeContainer()
    #expect(isAtRest && state.offset == nil)

    waitUntilAllIsAtRest()
    #expect(ends == [])
  }

  /// Half of the 700 points below the stop, then half of 350.
  @Test func inAnotherContainerAFingerHoldsTheSamePartOfTheWay() {
    hold(asking: 450)
    changeContainer()
    #expect(state.drag?.asked == 225)
    #expect(state.drag?.excess == 0)
  }

  /// A quarter of the way from 100 to 800, then from 50 to 400.
  @Test func inAnotherContainerATransitionKeepsThePartOfItsWay() {
    hold(asking: 275)
    state.begin(transition, keepsFinger: true)
    changeContainer()
    #expect(state.transition?.restTop == 50 && state.transition?.distance == 350)
    #expect(state.drag?.asked == 137.5)
  }
}
