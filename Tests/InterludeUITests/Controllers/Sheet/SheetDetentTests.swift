import DisplayList
import InterludeUI
import InterludeUITestSupport
import Testing

/// Where a sheet rests.
@Suite final class SheetDetentTests: SheetFixture {
  @Test func M05_aPageSheetRestsAtTheLargeDetentOverADimmedPresenter() {
    present()
    #expect(shown == CGRect(x: 0, y: Self.large, width: 390, height: 834))
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 390, height: 834))
    #expect(dimming == 1 && root.view.window != nil)
  }

  @Test func onAPhoneTheLargeDetentBeginsBelowTheStatusBar() {
    world = World(size: CGSize(width: 393, height: 852), system: Self.system)
    stage.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    present()
    #expect(shown == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func withoutASelectionItRestsAtTheLowestDetentWhateverTheOrder() {
    present(.large(), .medium())
    #expect(top == Self.medium && sheet.selectedDetentIdentifier == nil)
  }

  @Test func aCustomDetentIsAsHighAsItSaysAboveTheSafeArea() {
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    var context: (any UISheetPresentationControllerDetentResolutionContext)?
    present(
      .custom(identifier: .init("small")) {
        context = $0
        return 200
      })
    #expect(top == 610)
    #expect(context?.maximumDetentValue == 763)
    #expect(context?.containerTraitCollection.horizontalSizeClass == .compact)
  }

  @Test(arguments: [(CGFloat.infinity, 10), (10_000, 10), (-5, 844), (.nan, 10)] as [(CGFloat, CGFloat)])
  func aHeightOutOfRangeDoesNoHarm(height: CGFloat, expected: CGFloat) {
    present(.custom { _ in height })
    #expect(top == expected)
  }

  @Test func inactiveDetentsAreLeftOut() {
    present(.custom { _ in nil }, .medium())
    #expect(top == Self.medium)
    sheet.detents = [.custom { _ in nil }]
    #expect(top == Self.large)
  }

  @Test func theSelectedDetentIsWhereItIsPresented() {
    presented.sheetPresentationController?.selectedDetentIdentifier = .large
    present(.medium(), .large())
    #expect(top == Self.large)
  }

  @Test func aSelectionWithoutAnimationTakesEffectAtOnce() {
    present(.medium(), .large())
    sheet.selectedDetentIdentifier = .large
    #expect(top == Self.large)
    #expect(world.journal.entries(about: "detent") == [], "the program's own doing is no news to it")
  }

  @Test func animatedChangesGoAlongTheSystemsSpring() {
    present(.medium(), .large())
    let puck = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(puck)
    let start = stage.time
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = .large
      puck.center.x = 105
    }
    let spring = CriticalSpring(displacement: Double(Self.medium - Self.large), velocity: 0)
    for frame in 0...30 {
      let elapsed = Double(frame) / 60
      stage.advance(to: start + elapsed)
      let rest = spring.displacement(at: elapsed)
      #expect(Double(top).isNear(Double(Self.large) + rest, within: 1e-6))
      #expect(puck.shownCenter.x.isNear(105 - 100 * rest / 417, within: 0.11), "other views go along")
    }
    advance(by: 2)
    #expect(top == Self.large)
  }

  @Test func theDimmingGoesAlongWhenItsRuleChanges() {
    present(.medium(), .large())
    let start = stage.time
    sheet.animateChanges {
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.selectedDetentIdentifier = .large
    }
    #expect(dimming == 1)
    for frame in 0...40 {
      let elapsed = Double(frame) / 60
      stage.advance(to: start + elapsed)
      // What the new rule says of the place, and what is left of the old one.
      let left = CriticalSpring(displacement: 1, velocity: 0).displacement(at: elapsed)
      let expected = min(1, Double(Self.medium - top) / 417 + left)
      #expect(Double(dimming).isNear(expected, within: 1e-5), "frame \(frame)")
    }
    world.settle()
    #expect(dimming == 1 && top == Self.large && world.diagnostics.isEmpty)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    world.settle()
    #expect(dimming == 0)
  }

  @Test func anAnimatedChangeInFlightKeepsPlaceAndVelocity() {
    present(.medium(), .large())
    let start = stage.time
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.advance(to: start + 0.1)
    let before = top
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(top == before)
    let first = CriticalSpring(displacement: 417, velocity: 0)
    let velocity = (first.displacement(at: 0.1 + 1e-6) - first.displacement(at: 0.1 - 1e-6)) / 2e-6
    let second = CriticalSpring(displacement: Double(before - Self.medium), velocity: velocity)
    for frame in 1...20 {
      stage.advance(to: start + 0.1 + Double(frame) / 60)
      #expect(Double(top).isNear(427 + second.displacement(at: Double(frame) / 60), within: 1e-3))
    }
  }

  @Test func aChangeInsideAnAnimatedChangeIsAPartOfIt() {
    present(.medium(), .large())
    sheet.animateChanges {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      sheet.largestUndimmedDetentIdentifier = .large
      #expect(sheet.presentedView?.frame.minY == Self.medium)
    }
    #expect(top == Self.medium && dimming == 1)

    advance(by: 0.05)
    #expect(top > Self.large && top < Self.medium && dimming > 0 && dimming < 1)

    advance(by: 2)
    #expect(top == Self.large && dimming == 0)
  }

  @Test func invalidatedDetentsAreWorkedOutAnew() {
    var height: CGFloat = 200
    present(.custom { _ in height })
    #expect(top == 644)
    height = 300
    advance(by: 0.1)
    #expect(top == 644)
    sheet.animateChanges { sheet.invalidateDetents() }
    #expect(top == 644)
    advance(by: 2)
    #expect(top == 544)
    height = 100
    sheet.invalidateDetents()
    #expect(top == 744)
  }

  @Test func theDimmingIsLinearBetweenTheUndimmedDetentAndTheNext() {
    present(.medium(), .large())
    #expect(dimming == 1)
    sheet.largestUndimmedDetentIdentifier = .medium
    #expect(dimming == 0)
    drag(from: 440, by: -100, in: 0.5, lifts: false)
    #expect(dimming.isNear(100 / 417, within: 1e-5))
    finger.cancel(at: stage.time)
    sheet.selectedDetentIdentifier = .large
    #expect(dimming == 1)
    sheet.largestUndimmedDetentIdentifier = .large
    #expect(dimming == 0)
  }

  @Test func atAnUndimmedDetentThePresenterTakesTouches() {
    present(.medium(), .large())
    let probe = world.touchProbe("behind", CGRect(x: 0, y: 0, width: 390, height: 844), in: root.view)
    finger.tap(195, 100, at: stage.time)
    #expect(world.journal.entries(about: "behind") == [])
    advance(by: 2)
    #expect(root.presentedViewController == nil, "a tap on the dimming dismisses")
    root.present(presented, animated: false)
    presented.sheetPresentationController?.detents = [.medium(), .large()]
    presented.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    finger.tap(195, 100, at: stage.time + 1)
    #expect(world.journal.entries(about: "behind") == ["behind began", "behind ended"])
    finger.tap(195, 600, at: stage.time + 1)
    #expect(world.journal.entries(about: "behind").count == 2, "the sheet takes its own")
    _ = probe
  }

  @Test func cornersAndGrabberAreAsPreferred() throws {
    present(.medium())
    let view = try #require(presented.view.superview)
    let grabber = try #require(view.subviews.last)
    #expect(view.layer.cornerRadius == 10 && grabber.alpha == 0)
    sheet.preferredCornerRadius = 24
    sheet.prefersGrabberVisible = true
    world.layOut()
    #expect(view.layer.cornerRadius == 24 && view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(grabber.alpha == 1 && grabber.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
  }

  @Test func aTapOnTheGrabberTakesItToTheNextDetent() {
    present(.custom(identifier: .init("small")) { _ in 200 }, .medium(), .large())
    finger.tap(195, top + 7, at: stage.time)
    world.settle()
    #expect(top == 644, "no grabber, no tap")
    sheet.prefersGrabberVisible = true
    world.layOut()
    for (expected, entry) in [(Self.medium, "medium"), (Self.large, "large"), (644, "other")] {
      world.journal.clear()
      let start = top
      finger.tap(195, top + 7, at: stage.time + 1)
      let time = stage.time
      advance(by: 0.1)
      let spring = CriticalSpring(displacement: Double(start - expected), velocity: 0)
      #expect(Double(top - expected).isNear(spring.displacement(at: stage.time - time), within: 0.11))
      world.settle()
      #expect(top == expected && world.journal.entries(about: "detent") == ["detent \(entry)"])
    }
    finger.tap(195, top + 40, at: stage.time + 1)
    finger.tap(100, top + 7, at: stage.time + 1)
    world.settle()
    #expect(top == 644 && world.diagnostics.isEmpty)
  }

  @Test func whereNothingIsDimmedAShadowSetsTheSheetOff() throws {
    present(.medium(), .large())
    let layer = try #require(sheet.presentedView?.layer)
    #expect(layer.shadowOpacity == 0)
    sheet.largestUndimmedDetentIdentifier = .medium
    world.layOut()
    let darkest = layer.shadowOpacity
    #expect(darkest > 0.1 && layer.shadowPath?.boundingBox == layer.bounds)
    #expect(
      layer.shadowOffset == .zero && layer.shadowRadius > CALayer().shadowRadius, "all round, and softer than usual")
    drag(from: 440, by: -417 / 2, in: 0.5, lifts: false)
    #expect(Double(layer.shadowOpacity).isNear(Double(darkest) / 2, within: 1e-6))
    #expect(layer.shadowPath?.boundingBox == layer.bounds)
  }

  @Test func behindASheetOfFullHeightThePresenterStepsBack() {
    present(.medium(), .large())
    #expect(root.view.transform == .identity)
    sheet.selectedDetentIdentifier = .large
    #expect(root.view.transform.a.isNear(1 - 32 / 390, within: 1e-9))
    #expect(root.view.frame.minY.isNear(0, within: 1e-9) && root.view.layer.cornerRadius == 10)
    drag(from: 30, by: 417 / 2, in: 0.5, lifts: false)
    #expect(root.view.transform.a.isNear(1 - 16 / 390, within: 1e-6))
    finger.cancel(at: stage.time)
    presented.dismiss(animated: true)
    world.settle()
    #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 0 && !root.view.clipsToBounds)
  }

  /// They go over from its own to the sheet's, and it gets its own back.
  @Test func aPresenterMayHaveRoundCornersOfItsOwn() {
    (root.view.layer.cornerRadius, root.view.clipsToBounds) = (40, true)
    present(.large())
    #expect(root.view.transform != .identity && root.view.layer.cornerRadius.isNear(10, within: 1e-9))
    presented.dismiss(animated: false)
    advance(by: 1)
    #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 40 && root.view.clipsToBounds)
  }

  @Test func whereThereIsLittleHeightItFillsTheContainerUnlessItPrefersTheEdge() {
    world = World(size: CGSize(width: 844, height: 390), system: Self.system)
    stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    present(.medium(), .large())
    #expect(shown == CGRect(x: 0, y: 0, width: 844, height: 390) && root.view.transform == .identity)
    sheet.prefersEdgeAttachedInCompactHeight = true
    #expect(shown == CGRect(x: 47, y: 10, width: 750, height: 380), "medium is inactive here")
    presented.preferredContentSize = CGSize(width: 400, height: 100)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(shown == CGRect(x: 222, y: 10, width: 400, height: 380))
  }

  @Test func sheetsOnSheetsStepBackOneBehindTheOther() {
    present()
    let second = world.probe("second")
    second.modalPresentationStyle = .pageSheet
    presented.present(second, animated: true)
    world.settle()
    #expect(shown.minY.isNear(0, within: 1e-9) && shown.width.isNear(358, within: 1e-9))
    second.dismiss(animated: true)
    world.settle()
    #expect(shown == CGRect(x: 0, y: Self.large, width: 390, height: 834))
    #expect(root.view.transform != .identity)
  }

  @Test func aSheetAsksForTheControllerThatHasIt() {
    let plain = UIViewController()
    plain.modalPresentationStyle = .fullScreen
    #expect(plain.sheetPresentationController == nil)
    plain.modalPresentationStyle = .automatic
    let sheet = plain.sheetPresentationController
    #expect(sheet != nil && plain.sheetPresentationController === sheet)
    sheet?.detents = [.medium()]
    root.present(plain, animated: false)
    #expect(plain.presentationController === sheet)
    let child = UIViewController()
    plain.addChild(child)
    #expect(child.sheetPresentationController === sheet)
  }

  @Test func theAutomaticStyleReadsAsTheSheetThatItIs() {
    let screen = UIViewController()
    #expect(screen.modalPresentationStyle == .pageSheet)
    screen.modalPresentationStyle = .fullScreen
    screen.modalPresentationStyle = .automatic
    #expect(screen.modalPresentationStyle == .pageSheet)
    root.present(screen, animated: false)
    #expect(screen.presentationController?.presentationStyle == .pageSheet)
  }

  @Test func theWindowTurnsWhileItSettles() {
    present(.medium(), .large())
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    advance(by: 0.1)
    stage.send(InputEvent(time: stage.time, kind: .resize(CGSize(width: 600, height: 700), scale: 2)))
    #expect(shown == CGRect(x: 0, y: 10, width: 600, height: 690))
    world.settle()
    #expect(shown == CGRect(x: 0, y: 10, width: 600, height: 690))
  }
}
