import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// Sheets that come and go, by themselves and by a finger.
@Suite final class SheetDismissalTests: SheetFixture {
  /// The lifecycle and delegate entries so far, and forgets them.
  private func heard() -> [String] {
    defer { world.journal.clear() }
    return world.journal.entries.filter { !$0.hasPrefix("detent") }
  }

  @Test func I05_aDragBelowTheLowestDetentDismissesThroughTheTransition() throws {
    present()
    let puck = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
    root.view.addSubview(puck)
    var interactive: [Bool] = []
    delegate.onWillDismiss = { controller in
      let coordinator = controller.presentedViewController.transitionCoordinator
      #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
      coordinator?.animate(alongsideTransition: { _ in puck.center.x = 100 })
      coordinator?.notifyWhenInteractionChanges { interactive.append($0.isInteractive) }
    }
    world.journal.clear()
    drag(from: 100, by: 417, in: 1, lifts: false)
    #expect(heard() == ["shouldDismiss", "willDismiss", "sheet viewWillDisappear"])
    #expect(top.isNear(427, within: 1e-6) && dimming.isNear(0.5, within: 1e-6))
    #expect(puck.shownCenter.x.isNear(50, within: 1e-6), "alongside animations are scrubbed")
    let coordinator = try #require(presented.transitionCoordinator)
    #expect(coordinator.percentComplete.isNear(0.5, within: 1e-6) && presented.isBeingDismissed)
    finger.move(195, 580, at: stage.time)
    finger.up(195, 580, at: stage.time + 1)
    #expect(interactive == [false] && !coordinator.isCancelled)
    world.settle()
    #expect(heard() == ["sheet viewDidDisappear", "didDismiss"])
    #expect(root.presentedViewController == nil && world.window.subviews == [root.view])
    #expect(puck.shownCenter.x == 100 && root.view.transform == .identity && world.diagnostics.isEmpty)
  }

  @Test func C04_letGoBeforeTheMiddleItComesBackAndNothingHasHappened() {
    present()
    world.journal.clear()
    drag(from: 100, by: 300, in: 1, lifts: false)
    finger.up(195, 410, at: stage.time + 1)
    #expect(presented.transitionCoordinator?.isCancelled == true)
    let (start, spring) = (stage.time, CriticalSpring(displacement: 300, velocity: 0))
    for frame in 0...40 {
      stage.advance(to: start + Double(frame) / 60)
      #expect(Double(top).isNear(10 + spring.displacement(at: Double(frame) / 60), within: 0.11), "frame \(frame)")
    }
    world.settle()
    #expect(
      heard() == [
        "shouldDismiss", "willDismiss", "sheet viewWillDisappear", "sheet viewWillAppear", "sheet viewDidAppear",
      ])
    #expect(top == Self.large && dimming == 1 && root.presentedViewController === presented)
    #expect(presented.transitionCoordinator == nil && world.diagnostics.isEmpty)
    drag(from: 100, by: 300, in: 1, lifts: false)
    #expect(top.isNear(310, within: 1e-6), "it can be taken again")
  }

  @Test(
    arguments: [
      (0.2, 999, false), (0.2, 1001, true), (0.6, -999, true), (0.6, -1001, false), (0.49, 0, false), (0.51, 0, true),
    ] as [(Double, Double, Bool)])
  func halfTheHeightOrAThousandPointsPerSecondDismiss(part: Double, velocity: Double, leaves: Bool) {
    present()
    let end = 120 + 834 * part
    // The last tenth of a second is what counts for the velocity.
    finger.down(195, 110, at: stage.time)
    let time = stage.time
    finger.move(195, 400, at: time + 0.2)
    for step in 0...20 {
      finger.move(195, end - velocity * 0.2 * Double(20 - step) / 20, at: time + 1 + 0.2 * Double(step) / 20)
    }
    finger.up(195, end, at: time + 1.2)
    #expect(presented.transitionCoordinator?.isCancelled == !leaves)
    world.settle()
    #expect((root.presentedViewController == nil) == leaves && world.diagnostics.isEmpty)
  }

  @Test func theVelocityGoesOnIntoDismissalAndReturn() {
    var generator = SplitMix64(seed: 11)
    for run in 0..<200 {
      let setting = SheetDismissalTests()
      setting.present(.medium(), .large())
      let way = Double.random(in: 30...330, using: &generator)
      let duration = Double.random(in: 0.08...1.5, using: &generator)
      setting.drag(from: 440, by: way, in: duration)
      let before = (way + 10) / duration
      let (time, top) = (setting.stage.time, setting.top)
      setting.stage.advance(to: time + 1e-5)
      let after = Double(setting.top - top) / 1e-5
      #expect(abs(after - before) <= 0.01 * before, "run \(run) of seed 11: \(before) pt/s, then \(after)")
      setting.world.settle()
      let isGone = setting.root.presentedViewController == nil
      #expect(isGone || setting.top == Self.medium, "run \(run) of seed 11")
      #expect(setting.world.diagnostics.isEmpty && setting.presented.transitionCoordinator == nil)
    }
  }

  /// Found by a random run: a critical spring of ω = √(1000/3) crosses its target where v > ω·d, d being what is left of the
  /// way, after d / (v − ω·d) seconds, which are many where v is hardly more.
  @Test func aFlickThatHardlyCrossesTheEdgeIsOverWhenTheSheetIsOutOfSight() {
    present(.medium(), .large())
    drag(from: 440, by: 309.6071103863457, in: 0.16274102357661935)
    let (left, velocity, frequency) = (844 - 736.6071103863457, 319.6071103863457 / 0.16274102357661935, 18.257419)
    #expect(left / (velocity - frequency * left) > 30)

    stage.advance(to: stage.time + 1)

    #expect(root.presentedViewController == nil && world.diagnostics.isEmpty)
  }

  @Test func aHardFlickFromAnyDetentCarriesTheSheetAway() {
    present(.medium(), .large())
    sheet.selectedDetentIdentifier = .large
    world.journal.clear()
    drag(from: 60, by: 200, in: 0.14)
    #expect(heard() == ["shouldDismiss", "willDismiss", "sheet viewWillDisappear"])
    let (start, spring) = (stage.time, CriticalSpring(displacement: 210 - 844, velocity: 1500))
    stage.advance(to: start + 0.1)
    #expect(Double(top).isNear(844 + spring.displacement(at: 0.1), within: 0.5))
    world.settle()
    #expect(heard() == ["sheet viewDidDisappear", "didDismiss"] && world.diagnostics.isEmpty)
  }

  @Test func aFlickUpFromBelowTheLowestDetentIsOneSpringToTheHighest() {
    present(.medium(), .large())
    drag(from: 440, by: 200, in: 0.5, lifts: false)
    let time = stage.time
    for step in 1...10 { finger.move(195, 650 - 9 * CGFloat(step), at: time + 0.1 + 0.01 * Double(step)) }
    finger.up(195, 560, at: time + 0.2)
    #expect(sheet.selectedDetentIdentifier == .large)
    let start = stage.time
    let spring = CriticalSpring(displacement: Double(top - Self.large), velocity: -900)
    var tops: [CGFloat] = []
    for frame in 0...60 {
      stage.advance(to: start + Double(frame) / 60)
      tops.append(top)
      let expected = 10 + spring.displacement(at: Double(frame) / 60)
      #expect(Double(top).isNear(expected, within: 0.5), "frame \(frame)")
    }
    #expect(tops.contains { $0 > Self.medium } && tops.last == Self.large)
    #expect(presented.transitionCoordinator == nil && world.diagnostics.isEmpty)
    expectBalance(world.journal.entries, "a flick up")
  }

  @Test func backAboveTheLowestDetentTheDismissalIsOverAndTheDragGoesOn() {
    present(.medium(), .large())
    world.journal.clear()
    drag(from: 440, by: 100, in: 0.5, lifts: false)
    #expect(presented.isBeingDismissed)
    finger.move(195, 350, at: stage.time + 0.1)
    #expect(!presented.isBeingDismissed && presented.transitionCoordinator == nil)
    #expect(top.isNear(327, within: 1e-6))
    #expect(
      heard() == [
        "shouldDismiss", "willDismiss", "sheet viewWillDisappear", "sheet viewWillAppear", "sheet viewDidAppear",
      ])
    finger.move(195, 500, at: stage.time + 0.1)
    #expect(presented.isBeingDismissed && top.isNear(477, within: 1e-6))
    finger.up(195, 500, at: stage.time + 1)
    world.settle()
    #expect(top == Self.medium && world.diagnostics.isEmpty)
    #expect(world.journal.entries.filter { $0 == "shouldDismiss" } == [], "a finger asks once")
  }

  @Test(arguments: [true, false])
  func whatIsModalGivesWayAndTellsOfTheAttempt(isModal: Bool) {
    present()
    if isModal { presented.isModalInPresentation = true } else { delegate.allowsDismissal = false }
    world.journal.clear()
    drag(from: 100, by: 500, in: 1, lifts: false)
    let pull = 500 * 0.55 * 844 / (844 + 0.55 * 500)
    #expect(Double(top).isNear(10 + pull, within: 0.01) && presented.transitionCoordinator == nil)
    finger.up(195, 610, at: stage.time + 1)
    world.settle()
    #expect(top == Self.large && root.presentedViewController === presented)
    #expect(heard() == (isModal ? ["didAttempt"] : ["shouldDismiss", "didAttempt"]))
  }

  @Test func aModalChildKeepsTheWholeSheet() {
    let navigation = UINavigationController(rootViewController: presented)
    root.present(navigation, animated: false)
    advance(by: 1)
    presented.isModalInPresentation = true
    drag(from: 100, by: 600, in: 1)
    world.settle()
    #expect(root.presentedViewController === navigation)
  }

  @Test func aTapOnTheDimmingDismissesUnlessItIsModal() {
    present(.medium())
    presented.isModalInPresentation = true
    world.journal.clear()
    finger.tap(195, 200, at: stage.time)
    #expect(heard() == ["didAttempt"])
    presented.isModalInPresentation = false
    finger.tap(195, 200, at: stage.time + 1)
    #expect(heard() == ["shouldDismiss", "willDismiss", "sheet viewWillDisappear"])
    world.settle()
    #expect(heard() == ["sheet viewDidDisappear", "didDismiss"] && root.presentedViewController == nil)
  }

  @Test func theProgramsOwnDismissalIsNoNewsToTheDelegate() {
    present(.medium(), .large())
    world.journal.clear()
    presented.dismiss(animated: true)
    world.settle()
    #expect(heard() == ["sheet viewWillDisappear", "sheet viewDidDisappear"])
  }

  @Test(arguments: [true, false], 0...30)
  func I07_aSheetOnItsWayIsCaughtWhereItIs(isPresenting: Bool, frame: Int) {
    if isPresenting {
      root.present(presented, animated: true)
    } else {
      present()
      presented.dismiss(animated: true)
    }
    advance(by: Double(frame) / 60)
    guard presented.transitionCoordinator != nil, top < 800 else { return }
    let before = top
    finger.down(195, before + 20, at: stage.time)
    #expect(top == before && presented.transitionCoordinator?.isInteractive == true)
    advance(by: 0.5)
    #expect(top == before)
    finger.move(195, before + 40, at: stage.time)
    #expect(top.isNear(before + 10, within: 0.5))
    finger.up(195, before + 40, at: stage.time + 1)
    world.settle()
    let leaves = before + 10 > 10 + 834 / 2
    #expect((root.presentedViewController == nil) == leaves)
    #expect(world.diagnostics.isEmpty)
    expectBalance(world.journal.entries, "caught")
  }

  @Test(arguments: [true, false])
  func I07_touchedAndLetGoItGoesOnWhereItWasGoing(isPresenting: Bool) {
    if isPresenting {
      root.present(presented, animated: true)
    } else {
      present()
      presented.dismiss(animated: true)
    }
    advance(by: 0.1)
    finger.tap(195, 800, at: stage.time)
    #expect(presented.transitionCoordinator?.isCancelled == false)
    world.settle()
    #expect((root.presentedViewController === presented) == isPresenting && world.diagnostics.isEmpty)
  }

  @Test func dismissedWhileItSettlesItKeepsItsVelocity() {
    present(.medium(), .large())
    sheet.selectedDetentIdentifier = .large
    drag(from: 100, by: 60, in: 0.1)
    advance(by: 0.05)
    let before = top
    advance(by: 1e-5)
    let velocity = Double(top - before) / 1e-5
    presented.dismiss(animated: true)
    let start = top
    advance(by: 1e-5)
    #expect((Double(top - start) / 1e-5).isNear(velocity, within: 0.01 * abs(velocity)))
    world.settle()
    #expect(root.presentedViewController == nil && world.diagnostics.isEmpty)
  }

  @Test func theRootIsReplacedInTheMiddleOfADrag() {
    present()
    drag(from: 100, by: 300, in: 0.5, lifts: false)
    world.window.rootViewController = UIViewController()
    finger.move(195, 500, at: stage.time + 0.1)
    finger.up(195, 500, at: stage.time + 0.1)
    world.settle()
    #expect(world.window.subviews.count == 1)
    expectBalance(world.journal.entries, "replaced")
  }

  @Test(arguments: [true, false])
  func backWhereItsDetentsHaveLeftItTheSheetStaysInTheFinger(mayLeave: Bool) {
    present(.medium(), .large())
    delegate.allowsDismissal = mayLeave
    sheet.animateChanges { sheet.detents = [.large()] }
    presented.dismiss(animated: true)
    advance(by: 0.1)
    let caught = top
    #expect(caught > Self.medium)
    finger.down(195, caught + 20, at: stage.time)
    finger.move(195, caught + 20 - (caught - 400) - 10, at: stage.time + 0.1)
    #expect(top.isNear(400, within: 1e-9) && presented.transitionCoordinator == nil)
    finger.move(195, caught + 20 - (caught - 400) - 9, at: stage.time + 0.1)
    #expect(top > 400 && top < 401.1)
  }

  @Test func letGoOfOutOfSightItIsGoneAtThatTime() {
    present(.medium())
    drag(from: 450, by: 417, in: 0.5, lifts: false)
    #expect(top == 844 && root.presentedViewController === presented)
    finger.up(195, 877, at: stage.time)
    stage.advance(to: stage.time)
    #expect(root.presentedViewController == nil && world.window.subviews == [root.view])
    #expect(world.journal.entries(about: "didDismiss").count == 1)
  }

  @Test func theWindowTurnsInTheMiddleOfADrag() {
    present()
    drag(from: 100, by: 300, in: 0.5, lifts: false)
    stage.send(InputEvent(time: stage.time, kind: .resize(CGSize(width: 600, height: 700), scale: 2)))
    finger.up(195, 410, at: stage.time + 1)
    world.settle()
    #expect(shown == CGRect(x: 0, y: 10, width: 600, height: 690) && root.presentedViewController === presented)
    #expect(root.view.bounds.size == CGSize(width: 600, height: 700))
  }

  @Test func whatASheetHasPresentedKeepsIt() {
    present(.medium())
    let above = world.probe("above")
    above.modalPresentationStyle = .pageSheet
    above.sheetPresentationController?.detents = [.custom { _ in 100 }]
    above.sheetPresentationController?.largestUndimmedDetentIdentifier =
      above.sheetPresentationController?.detents[0].identifier
    presented.present(above, animated: false)
    drag(from: 450, by: 250, in: 0.5, lifts: false)
    #expect(presented.transitionCoordinator == nil && top > Self.medium)
    finger.up(195, 710, at: stage.time + 1)
    world.settle()
    #expect(top == Self.medium && presented.presentedViewController === above)
  }
}
