import InterludeUI
import InterludeUITestSupport
import Testing

/// The columns of a wide window: their places, and how they come and go.
@Suite(.ownWorld) final class SplitDisplayModeTests {
  private func shown(_ size: CGSize, style: UISplitViewController.Style = .unspecified) -> SplitFixture {
    let fixture = SplitFixture(size, style: style)
    fixture.show()
    return fixture
  }

  @Test func theColumnsAreSideBySideInAWindowThatIsWiderThanHigh() {
    let fixture = SplitFixture(SplitFixture.wide)
    fixture.world.stage.safeAreaInsets = UIEdgeInsets(top: 24, left: 30, bottom: 20, right: 40)
    fixture.show()
    #expect(fixture.split.displayMode == .oneBesideSecondary && fixture.split.splitBehavior == .tile)
    #expect(fixture.frame(fixture.listNavigation) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(fixture.frame(fixture.detailNavigation) == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(fixture.list.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 30, bottom: 20, right: 0))
    #expect(fixture.detail.view.safeAreaInsets == UIEdgeInsets(top: 68, left: 0, bottom: 20, right: 40))
  }

  @Test(
    arguments: [
      (0.25, nil, nil, nil, 256), (0.5, nil, nil, nil, 320), (0.5, nil, nil, 450, 450), (0.5, nil, nil, 900, 512),
      (0.1, nil, 200, nil, 200), (0.5, 280, nil, nil, 280), (nil, 600, nil, 500, 500),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat)])
  func thePrimaryColumnIsAsWideAsIsWanted(
    fraction: CGFloat?, width: CGFloat?, least: CGFloat?, most: CGFloat?, expected: CGFloat
  ) {
    let fixture = shown(SplitFixture.wide)
    if let fraction { fixture.split.preferredPrimaryColumnWidthFraction = fraction }
    if let width { fixture.split.preferredPrimaryColumnWidth = width }
    if let least { fixture.split.minimumPrimaryColumnWidth = least }
    if let most { fixture.split.maximumPrimaryColumnWidth = most }
    #expect(fixture.split.primaryColumnWidth == expected)
    fixture.split.primaryEdge = .trailing
    #expect(fixture.frame(fixture.listNavigation).minX == 1024 - expected)
    #expect(fixture.frame(fixture.detailNavigation) == CGRect(x: 0, y: 0, width: 1023.5 - expected, height: 768))
  }

  @Test func inATallWindowThePrimaryColumnComesOverTheOtherAndATapPutsItAway() {
    let fixture = shown(SplitFixture.tall, style: .doubleColumn)
    #expect(fixture.split.displayMode == .secondaryOnly && !fixture.list.isViewLoaded)
    fixture.split.show(.primary)
    #expect(fixture.calls == ["list viewWillAppear"])
    fixture.world.settle()
    #expect(fixture.split.displayMode == .oneOverSecondary)
    #expect(fixture.calls == ["list viewWillAppear", "list viewDidAppear"])
    #expect(fixture.frame(fixture.list).minX == 0 && fixture.frame(fixture.detail).width == 768)
    fixture.world.journal.clear()
    Finger(fixture.world.stage).tap(600, 500, at: fixture.world.stage.time)
    fixture.wait(0.1)
    #expect(fixture.calls == ["list viewWillDisappear"] && fixture.split.displayMode == .secondaryOnly)
    fixture.world.settle()
    #expect(fixture.list.view.window == nil && fixture.calls.last == "list viewDidDisappear")
    #expect(
      fixture.journal(about: "delegate") == ["delegate willChangeTo secondaryOnly", "delegate willHide primary"])
  }

  @Test func theColumnsMoveInTheAnimationBlockThatChangesTheMode() {
    let fixture = shown(SplitFixture.wide)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      fixture.split.preferredDisplayMode = .secondaryOnly
    }
    fixture.wait(0.5)
    #expect(fixture.shownX(fixture.listNavigation) == -160.25 && fixture.shownX(fixture.detailNavigation) == 160.25)
    fixture.world.settle()
    #expect(fixture.list.view.window == nil && fixture.frame(fixture.detail).width == 1024)
    fixture.split.preferredDisplayMode = .oneOverSecondary
    #expect(fixture.shownX(fixture.listNavigation) == 0 && fixture.frame(fixture.detail).width == 1024)
    expectBalance(fixture.world.journal.entries, "at once and in a block")
  }

  @Test(arguments: [0.05, 0.2, 0.34])
  func aModeThatIsChangedOnTheWayEndsBalanced(time: Double) {
    let fixture = shown(SplitFixture.wide, style: .doubleColumn)
    fixture.split.hide(.primary)
    fixture.wait(time)
    let place = fixture.shownX(fixture.split.viewControllers[0]) ?? 0
    #expect(place < 0)
    fixture.split.show(.primary)
    #expect(abs((fixture.shownX(fixture.split.viewControllers[0]) ?? 0) - place) < 0.01, "it does not jump")
    fixture.wait(time)
    fixture.split.hide(.primary)
    fixture.wait(time)
    fixture.resize(SplitFixture.phone)
    fixture.world.settle()
    fixture.resize(SplitFixture.wide)
    fixture.world.settle()
    #expect(fixture.split.displayMode == .oneBesideSecondary && fixture.list.view.window != nil)
    expectBalance(fixture.world.journal.entries, "at \(time)")
  }

  @Test func aFingerBringsThePrimaryColumnInFromItsEdgeAndPutsItAway() {
    let fixture = shown(SplitFixture.tall, style: .doubleColumn)
    let finger = Finger(fixture.world.stage)
    func drag(from start: CGFloat, to end: CGFloat) {
      finger.drag(
        from: CGPoint(x: start, y: 500), to: CGPoint(x: end, y: 500), at: fixture.world.stage.time, duration: 1)
      fixture.world.settle()
    }
    finger.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 162, y: 500), at: 0, duration: 1, lifts: false)
    let place = fixture.shownX(fixture.split.viewControllers[0]) ?? 0
    #expect(place > -200 && place < -120 && fixture.calls == ["list viewWillAppear"])
    finger.up(162, 500, at: 3)
    fixture.world.settle()
    drag(from: 2, to: 60)
    #expect(fixture.split.displayMode == .secondaryOnly && fixture.calls.last == "list viewDidDisappear")
    drag(from: 2, to: 300)
    #expect(fixture.split.displayMode == .oneOverSecondary && fixture.calls.last == "list viewDidAppear")
    drag(from: 300, to: 20)
    #expect(fixture.split.displayMode == .secondaryOnly && fixture.list.view.window == nil)
    fixture.split.presentsWithGesture = false
    drag(from: 2, to: 300)
    #expect(fixture.split.displayMode == .secondaryOnly)
    expectBalance(fixture.world.journal.entries, "dragged")
  }

  @Test func theButtonBringsThePrimaryColumnInAndPutsItAway() throws {
    let fixture = shown(SplitFixture.wide)
    let button = fixture.split.displayModeButtonItem
    fixture.detail.navigationItem.leftBarButtonItem = button
    fixture.world.layOut()
    for mode in [UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary] {
      let x = fixture.frame(fixture.detailNavigation).minX
      Finger(fixture.world.stage).tap(x + 30, 22, at: fixture.world.stage.time)
      fixture.world.settle()
      #expect(fixture.split.displayMode == mode && !button.isHidden)
    }
    fixture.target = .oneBesideSecondary
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    #expect(button.isHidden, "there is nothing to do")
    fixture.target = .automatic
    fixture.resize(SplitFixture.phone)
    #expect(button.isHidden)
  }

  @Test func theModeFollowsTheShapeAndTheBehaviour() {
    let fixture = shown(SplitFixture.wide, style: .doubleColumn)
    fixture.split.hide(.primary)
    fixture.world.settle()
    #expect(fixture.split.displayMode == .secondaryOnly)
    fixture.resize(SplitFixture.tall)
    #expect(fixture.split.displayMode == .secondaryOnly && fixture.split.splitBehavior == .overlay)
    fixture.resize(SplitFixture.wide)
    #expect(fixture.split.displayMode == .oneBesideSecondary, "what was chosen held for the other shape")
    fixture.split.preferredSplitBehavior = .overlay
    #expect(fixture.split.displayMode == .secondaryOnly)
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    #expect(fixture.split.displayMode == .oneOverSecondary)
  }
}
