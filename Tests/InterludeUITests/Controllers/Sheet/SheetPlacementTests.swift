import InterludeUI
import InterludeUITestSupport
import Testing

/// Where a sheet is in a window with ample room, and over what.
@Suite final class SheetPlacementTests: SheetFixture {
  private func open(_ width: CGFloat, _ height: CGFloat, _ style: UIModalPresentationStyle = .pageSheet) {
    world = World(size: CGSize(width: width, height: height), system: Self.system)
    _ = root
    presented.modalPresentationStyle = style
    presented.sheetPresentationController?.delegate = delegate
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    let kind = InputEvent.Kind.resize(CGSize(width: width, height: height), scale: 2)
    stage.send(InputEvent(time: stage.time, kind: kind))
  }

  private var isCard: Bool { presented.view.superview?.layer.maskedCorners.rawValue == 15 }

  // MARK: Page

  @Test(
    arguments: [
      (1024, 768, CGRect(x: 160, y: 20, width: 704, height: 728)),
      (768, 1024, CGRect(x: 32, y: 20, width: 704, height: 984)),
      (1366, 1024, CGRect(x: 331, y: 20, width: 704, height: 984)),
      (700, 900, CGRect(x: 20, y: 20, width: 660, height: 860)),
    ] as [(CGFloat, CGFloat, CGRect)])
  func aPageIsACardOfReadableWidth(width: CGFloat, height: CGFloat, expected: CGRect) {
    open(width, height)
    presented.preferredContentSize = CGSize(width: 300, height: 300)
    present()
    #expect(shown == expected && isCard)
    #expect(presented.view.bounds.size == expected.size && dimming == 1)
    #expect(root.view.transform == .identity, "the presenter does not step back")
  }

  @Test func aCardKeepsOutOfTheSafeArea() {
    open(1024, 768)
    stage.safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 30, right: 0)
    present()
    #expect(shown == CGRect(x: 160, y: 24, width: 704, height: 714))
    #expect(presented.view.safeAreaInsets == .zero)
  }

  @Test func aSheetThatPrefersNoPageIsAForm() {
    open(1024, 768)
    present()
    sheet.prefersPageSizing = false
    #expect(shown == CGRect(x: 242, y: 74, width: 540, height: 620))
    presented.preferredContentSize = CGSize(width: 400, height: 300)
    #expect(shown == CGRect(x: 312, y: 234, width: 400, height: 300))
    sheet.prefersPageSizing = true
    #expect(shown.width == 704)
  }

  @Test func aCardAtALowerDetentStaysInTheMiddle() {
    open(1024, 768)
    present(.custom { _ in 200 }, .medium(), .large())
    #expect(shown == CGRect(x: 160, y: 284, width: 704, height: 200))
    sheet.selectedDetentIdentifier = .medium
    #expect(shown == CGRect(x: 160, y: 202, width: 704, height: 364))
  }

  // MARK: A card in a hand

  private func drag(by distance: CGFloat) {
    let way = distance + (distance < 0 ? -10 : 10)
    let start = CGPoint(x: 512, y: shown.minY + 40)
    finger.drag(
      from: start, to: CGPoint(x: 512, y: start.y + way), at: stage.time, duration: 0.5, steps: 40, lifts: false)
  }

  @Test func aCardsTopEdgeFollowsTheFingerAndItsMiddleStays() {
    open(1024, 768)
    present(.medium(), .large())
    drag(by: -100)
    #expect(shown == CGRect(x: 160, y: 102, width: 704, height: 564))
    #expect(presented.view.bounds.height == 564)
    finger.up(512, 132, at: stage.time + 1)
    world.settle()
    #expect(shown.minY == 20 && sheet.selectedDetentIdentifier == .large)
  }

  @Test func pastItsDetentsACardIsMovedAsItIs() {
    open(1024, 768)
    present(.medium(), .large())
    drag(by: 150)
    #expect(shown.minY.isNear(352, within: 1e-9) && shown.minX == 160 && presented.isBeingDismissed)
    #expect(shown.width == 704 && shown.height.isNear(364, within: 1e-9))
    finger.cancel(at: stage.time)
    world.settle()
    sheet.selectedDetentIdentifier = .large
    drag(by: -100)
    #expect(shown.minY == 20 && shown.height == 728, "upwards it does not move")
    #expect(presented.view.safeAreaInsets == .zero)
  }

  @Test func aCardComesFromBelowAndGoesThere() {
    open(1024, 768, .formSheet)
    root.present(presented, animated: true)
    let spring = CriticalSpring(displacement: 694, velocity: 0)
    for frame in 1...24 {
      stage.advance(to: Double(frame) / 60)
      #expect(shown.size == CGSize(width: 540, height: 620) && shown.minX == 242)
      let expected = 74 + spring.displacement(at: Double(frame) / 60)
      #expect(Double(shown.minY).isNear(expected, within: 0.01), "frame \(frame)")
    }
    world.settle()
    drag(by: 400)
    #expect(shown.minY.isNear(474, within: 1e-9) && shown.size == CGSize(width: 540, height: 620))
    finger.up(512, 520, at: stage.time + 1)
    world.settle()
    #expect(root.presentedViewController == nil && world.diagnostics.isEmpty)
  }

  // MARK: Across the boundary

  @Test func theWindowBecomesNarrowAndWideAgain() {
    open(1024, 768)
    present(.medium(), .large())
    resize(390, 844)
    #expect(shown == CGRect(x: 0, y: 427, width: 390, height: 417) && !isCard)
    sheet.selectedDetentIdentifier = .large
    #expect(root.view.transform != .identity)
    resize(1024, 768)
    #expect(shown == CGRect(x: 160, y: 20, width: 704, height: 728) && isCard)
    #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 0)
    #expect(root.view.frame == world.window.bounds)
  }

  nonisolated enum Motion: CaseIterable, Sendable {
    case presented, dismissed, pulledDown, settling, dragged, goingBack
  }

  /// A part of the way at which it is when the window turns, it is at the same part of the way afterwards.
  @Test(arguments: Motion.allCases, [true, false])
  func theWindowTurnsInFlight(motion: Motion, becomesNarrow: Bool) {
    let (wide, narrow) = (CGSize(width: 1024, height: 768), CGSize(width: 390, height: 844))
    let (old, new) = becomesNarrow ? (wide, narrow) : (narrow, wide)
    open(old.width, old.height)
    delegate.journal = world.journal
    if motion != .presented { present(.large()) }
    let rest: CGFloat = becomesNarrow ? 20 : 10
    switch motion {
    case .presented: root.present(presented, animated: true)
    case .dismissed: presented.dismiss(animated: true)
    case .settling: sheet.animateChanges { sheet.detents = [.medium()] }
    case .dragged, .pulledDown, .goingBack:
      let way: CGFloat = motion == .dragged ? -60 : 260
      finger.drag(
        from: CGPoint(x: old.width / 2, y: 100), to: CGPoint(x: old.width / 2, y: 100 + way), at: stage.time,
        duration: 0.5, lifts: false)
      if motion == .goingBack { finger.up(old.width / 2, 100 + way, at: stage.time + 0.5) }
    }
    advance(by: motion == .dragged || motion == .pulledDown ? 0 : 0.1)
    let part = (shown.minY - rest) / (old.height - rest)
    resize(new.width, new.height)
    let newRest: CGFloat = becomesNarrow ? 10 : 20
    #expect(shown.width == (becomesNarrow ? 390 : 704))
    if motion != .settling, motion != .dragged {
      #expect(((shown.minY - newRest) / (new.height - newRest)).isNear(part, within: 1e-9))
    }
    finger.up(new.width / 2, 400, at: stage.time + 0.5)
    world.settle()
    let isGone = motion == .dismissed
    #expect((root.presentedViewController == nil) == isGone)
    if !isGone {
      let medium = becomesNarrow ? 427 : CGFloat(202)
      #expect(shown.minY == (motion == .settling ? medium : newRest))
    }
    #expect(world.diagnostics.isEmpty && root.view.bounds.size == new)
    expectBalance(world.journal.entries, "\(motion)")
  }

  // MARK: Source

  private func source(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    root.view.addSubview(view)
    return view
  }

  @Test func aFormIsCentredOverItsSource() {
    open(1024, 768, .formSheet)
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    sheet.sourceView = source(CGRect(x: 600, y: 150, width: 100, height: 60))
    present()
    #expect(shown == CGRect(x: 500, y: 80, width: 300, height: 200))
    sheet.sourceView = nil
    #expect(shown == CGRect(x: 362, y: 284, width: 300, height: 200), "in the middle of the window")
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 10, height: 10), CGPoint(x: 20, y: 24)),
      (CGRect(x: 1014, y: 758, width: 10, height: 10), CGPoint(x: 704, y: 548)),
    ] as [(CGRect, CGPoint)])
  func overASourceAtTheEdgeItKeepsItsMargins(frame: CGRect, origin: CGPoint) {
    open(1024, 768, .formSheet)
    stage.safeAreaInsets.top = 24
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    sheet.sourceView = source(frame)
    present()
    #expect(shown == CGRect(origin: origin, size: CGSize(width: 300, height: 200)))
  }

  @Test func aSourceInATransformedViewIsWhereItShows() {
    open(1024, 768, .formSheet)
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    let view = source(CGRect(x: 400, y: 300, width: 100, height: 100))
    view.transform = CGAffineTransform(translationX: 50, y: -20)
    sheet.sourceView = view
    present()
    #expect(shown == CGRect(x: 350, y: 230, width: 300, height: 200))
  }

  @Test func aSourceInNoWindowCountsForNothing() {
    open(1024, 768, .formSheet)
    sheet.sourceView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    present()
    #expect(shown == CGRect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test func itGoesToItsSourceAlongTheSystemsSpring() {
    open(1024, 768, .formSheet)
    presented.preferredContentSize = CGSize(width: 300, height: 200)
    present()
    let (start, source) = (stage.time, source(CGRect(x: 100, y: 450, width: 24, height: 24)))
    sheet.animateChanges { sheet.sourceView = source }
    let (across, down) = (
      CriticalSpring(displacement: 342, velocity: 0), CriticalSpring(displacement: -78, velocity: 0)
    )
    for frame in 0...40 {
      let elapsed = Double(frame) / 60
      stage.advance(to: start + elapsed)
      #expect(Double(shown.minX).isNear(20 + across.displacement(at: elapsed), within: 0.01), "frame \(frame)")
      #expect(Double(shown.minY).isNear(362 + down.displacement(at: elapsed), within: 0.11), "frame \(frame)")
      #expect(shown.width == 300 && shown.height.isNear(200, within: 1e-9), "frame \(frame)")
    }
    world.settle()
    #expect(shown == CGRect(x: 20, y: 362, width: 300, height: 200) && world.diagnostics.isEmpty)
  }

  /// The part of a way that the system's spring has left.
  private func left(at elapsed: Double) -> Double {
    CriticalSpring(displacement: 1, velocity: 0).displacement(at: elapsed)
  }

  @Test func aFormBecomesAPageAlongTheSystemsSpring() {
    open(1024, 768, .formSheet)
    present()
    let start = stage.time
    sheet.animateChanges { sheet.prefersPageSizing = true }
    for frame in 0...40 {
      let elapsed = Double(frame) / 60
      stage.advance(to: start + elapsed)
      let left = left(at: elapsed)
      #expect(Double(shown.minX).isNear(160 + 82 * left, within: 0.01), "frame \(frame)")
      #expect(Double(shown.width).isNear(704 - 164 * left, within: 0.01), "frame \(frame)")
      #expect(Double(shown.minY).isNear(20 + 54 * left, within: 0.11), "frame \(frame)")
      #expect(Double(shown.maxY).isNear(748 - 54 * left, within: 0.11), "frame \(frame)")
      #expect(presented.view.frame == CGRect(origin: .zero, size: shown.size), "frame \(frame)")
    }
    world.settle()
    #expect(shown == CGRect(x: 160, y: 20, width: 704, height: 728) && world.diagnostics.isEmpty)
  }

  @Test func aChangeThatIsChangedInFlightKeepsPlaceAndVelocity() {
    open(1024, 768, .formSheet)
    present()
    sheet.animateChanges { sheet.prefersPageSizing = true }
    advance(by: 0.1)
    let (before, time) = (shown, stage.time)
    advance(by: 1e-5)
    let velocity = (shown.minX - before.minX) / 1e-5
    let now = shown
    sheet.animateChanges { sheet.prefersPageSizing = false }
    #expect(shown.minX.isNear(now.minX, within: 1e-9) && shown.width.isNear(now.width, within: 1e-9))
    #expect(shown.minY.isNear(now.minY, within: 1e-9) && shown.maxY.isNear(now.maxY, within: 1e-9))
    stage.advance(to: time + 2e-5)
    #expect(((shown.minX - now.minX) / 1e-5).isNear(velocity, within: 0.01 * abs(velocity)))
    world.settle()
    #expect(shown == CGRect(x: 242, y: 74, width: 540, height: 620) && world.diagnostics.isEmpty)
  }

  @Test func caughtWhileItBecomesAPageItStaysUnderTheFinger() {
    open(1024, 768, .formSheet)
    present()
    sheet.animateChanges { sheet.prefersPageSizing = true }
    advance(by: 0.1)
    let before = shown
    finger.down(512, before.minY + 40, at: stage.time)
    #expect(shown == before)
    advance(by: 2)
    #expect(shown.minY.isNear(before.minY, within: 1e-9))
    #expect(shown.minX == 160 && shown.width == 704)
    finger.up(512, before.minY + 40, at: stage.time)
    world.settle()
    #expect(shown == CGRect(x: 160, y: 20, width: 704, height: 728) && world.diagnostics.isEmpty)
  }

  @Test func anAttachedSheetIsCentredAlongItsEdge() {
    open(844, 390)
    stage.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.sourceView = source(CGRect(x: 200, y: 100, width: 100, height: 20))
    present(.large())
    #expect(shown == CGRect(x: 47, y: 10, width: 750, height: 380))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    presented.preferredContentSize = CGSize(width: 320, height: 100)
    #expect(shown == CGRect(x: 90, y: 10, width: 320, height: 380))
    presented.preferredContentSize = CGSize(width: 500, height: 100)
    #expect(shown == CGRect(x: 47, y: 10, width: 500, height: 380), "as far as the safe area")
  }

  // MARK: Attached

  @Test func inAPhoneUprightAnAttachedSheetIsAsWideAsTheSafeArea() {
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    presented.preferredContentSize = CGSize(width: 200, height: 200)
    sheet.sourceView = source(CGRect(x: 0, y: 0, width: 20, height: 20))
    present()
    #expect(shown == CGRect(x: 0, y: Self.large, width: 390, height: 834))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func onALargePhoneOnItsSideItFillsUnlessItPrefersTheEdge(style: UIModalPresentationStyle) {
    open(932, 430, style)
    present(.medium(), .large())
    #expect(shown == CGRect(x: 0, y: 0, width: 932, height: 430))
    sheet.prefersEdgeAttachedInCompactHeight = true
    #expect(shown == CGRect(x: 0, y: 10, width: 932, height: 420) && !isCard)
  }
}
