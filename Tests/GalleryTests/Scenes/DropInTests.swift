import Gallery
import InterludeUI
import MotionCurves
import Testing

struct DropInTests {
  private let curve = Spring(dampingRatio: 0.8, duration: 0.6, initialVelocity: 1)
  private let world = SceneWorld { DropInViewController() }

  /// The presented screen, whose only content is the card.
  private func screen() throws -> UIView { try #require(world.view("drop-in-card").superview) }

  @Test func startsSmallHighAndTransparent() throws {
    try world.tap("present-drop-in", at: 1)
    let screen = try screen()
    expect(screen.shownTransform.a, 0.6)
    expect(screen.shownTransform.d, 0.6)
    expect(screen.shownTransform.ty, -200)
    #expect(screen.shownAlpha == 0)
  }

  @Test(arguments: [0.05, 0.15, 0.3, 0.45, 0.55])
  func fallsOnASpringThatAlreadyMoves(elapsed: Double) throws {
    let progress = curve.value(at: elapsed)
    try world.tap("present-drop-in", at: 1)
    let screen = try screen()
    world.show(at: 1 + elapsed)
    expect(screen.shownTransform.a, between(0.6, 1, progress))
    expect(screen.shownTransform.d, between(0.6, 1, progress))
    expect(screen.shownTransform.ty, between(-200, 0, progress))
    expect(screen.shownAlpha, progress)
  }

  @Test func comesToRestWithThePresenterBehindIt() throws {
    try world.tap("present-drop-in", at: 1)
    let screen = try screen()
    world.show(at: 1.6)
    #expect(screen.transform == .identity)
    #expect(screen.shownTransform == .identity)
    #expect(screen.shownAlpha == 1)
    #expect(world.navigation.view.window != nil)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func leavesByTheStandardAnimation() throws {
    try world.tap("present-drop-in", at: 1)
    world.show(at: 2)
    let screen = try screen()
    try world.tap("dismiss", at: 3)
    world.show(at: 3.25)
    expect(screen.shownFrame.minY, 844 * Spring(dampingRatio: 1, duration: 0.5).value(at: 0.25))
    #expect(screen.shownTransform == .identity)
    world.show(at: 4)
    #expect(!world.shows("drop-in-card"))
  }

  /// The blue screen sets itself as its delegate when its view is loaded, which is before the delegate is asked.
  @Test func theBlueScreenDropsInAndLeavesByTheSystem() throws {
    let world = SceneWorld { DropInViewController(.systemDismissal) }
    try world.tap("present-drop-in", at: 1)
    let screen = try world.view("dismiss")
    world.show(at: 1.15)
    expect(screen.shownTransform.a, between(0.6, 1, curve.value(at: 0.15)))
    #expect(screen.shownBackground?.blue == 1)
    try world.tap("dismiss", at: 3)
    world.show(at: 3.25)
    expect(
      screen.shownFrame.minY, 844 * Spring(mass: 3, stiffness: 1000, damping: 500).value(at: 0.25), tolerance: 0.01)
    world.show(at: 4)
    #expect(!world.shows("dismiss"))
    #expect(world.diagnostics.isEmpty)
  }

  @Test func theFiveStepsLightUpWhenTheyHaveHappened() throws {
    let world = SceneWorld { DropInViewController(.fiveSteps) }
    func lit() throws -> [Int] { try (1...6).filter { try world.view("flow-\($0)").alpha == 1 } }
    try world.tap("present-drop-in", at: 1)
    #expect(try lit() == [1, 2, 3, 4])
    world.show(at: 1.59)
    #expect(try lit() == [1, 2, 3, 4])
    world.show(at: 1.6)
    #expect(try lit() == [1, 2, 3, 4, 5])
    try world.tap("dismiss", at: 3)
    #expect(try lit() == [1, 2, 3, 4, 5, 6])
  }

  @Test func theFiveStepsAreNumberedAndWhatIsAskedLaterIsNot() throws {
    let world = SceneWorld { DropInViewController(.fiveSteps) }
    try world.tap("present-drop-in", at: 1)
    let rows = try (1...6).map { number in
      try world.view("flow-\(number)").subviews.filter { !$0.isHidden }.compactMap { ($0 as? UILabel)?.text }
    }
    #expect(rows.map { $0.count == 2 ? $0[0] : "" } == ["1", "2", "3", "4", "5", ""])
    let duration = world.navigation.transitionCoordinator?.transitionDuration ?? 0
    #expect(rows[2].last?.hasSuffix(" \(duration) s.") == true)
  }

  @Test func theBarHasAWayBackAndItsButtonAtTheOtherEnd() throws {
    let bar = world.navigation.navigationBar.bounds
    #expect(try world.center(of: "BackButton").x < bar.midX)
    #expect(try world.center(of: "present-drop-in").x > bar.midX)
  }

  @Test func aContactPresentsTheScreen() throws {
    try world.tap("Basil Okonkwo", at: 1)
    world.show(at: 2)
    #expect(world.shows("drop-in-card"))
  }
}
