import InterludeUI
import InterludeUITestSupport
import Testing

/// Which titles are large, and how they go by the content.
@Suite final class LargeTitleTests {
  lazy var fixture = LargeTitleFixture()
  private let (whole, least) = (LargeTitleFixture.whole, LargeTitleFixture.least)

  @Test func aLargeTitleStandsBelowTheButtonsAndIsTheTopOfTheSafeArea() throws {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    fixture.show(screen)
    #expect(fixture.bar.frame == CGRect(x: 0, y: 0, width: 390, height: whole))
    #expect(screen.view.safeAreaInsets.top == whole && scroll.adjustedContentInset.top == whole)
    #expect(scroll.contentOffset.y == -whole)
    let title = try #require(fixture.largeTitle("Herbs"))
    #expect(title.minX == 16 && title.minY >= least && title.maxY <= whole)
    #expect(fixture.labels("Herbs").count == 1)
    let font = try #require(fixture.labels("Herbs").first?.font)
    #expect(font == .systemFont(ofSize: 34, weight: .bold))
  }

  /// Apple's documentation: automatic inherits from the previous item, and the first one is large.
  @Test(
    arguments: [
      ([.automatic], true), ([.never], false), ([.automatic, .automatic], true), ([.never, .automatic], false),
      ([.never, .always], true), ([.never, .always, .automatic], true), ([.always, .never, .automatic], false),
    ] as [([UINavigationItem.LargeTitleDisplayMode], Bool)])
  func itemsSayWhetherTheirTitlesAreLarge(modes: [UINavigationItem.LargeTitleDisplayMode], isLarge: Bool) {
    let screens = modes.map { LargeTitleFixture.list("A", $0).screen }
    fixture.show()
    fixture.navigation.setViewControllers(screens, animated: false)
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == (isLarge ? whole : least))
    fixture.bar.prefersLargeTitles = false
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == least && screens.last?.view.safeAreaInsets.top == least)
  }

  @Test func anItemThatChangesItsModeIsShownSo() {
    let (screen, scroll) = LargeTitleFixture.list("A")
    fixture.show(screen)
    screen.navigationItem.largeTitleDisplayMode = .never
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == least && scroll.contentOffset.y == -least)
    screen.navigationItem.largeTitleDisplayMode = .always
    fixture.world.layOut()
    #expect(fixture.bar.frame.height == whole && scroll.contentOffset.y == -whole)
  }

  @Test func whereTheHeightIsCompactNoTitleIsLarge() {
    let world = World(size: CGSize(width: 844, height: 390))
    let navigation = UINavigationController(rootViewController: LargeTitleFixture.list("A").screen)
    navigation.navigationBar.prefersLargeTitles = true
    world.show(navigation)
    world.layOut()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test(arguments: [0.0, 10, 26, 51, 52, 53, 500])
  func theTitleGoesUpWithTheContentUntilTheBarHasItsLeastHeight(way: CGFloat) throws {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    fixture.show(screen)
    let rest = try #require(fixture.largeTitle("Herbs"))
    scroll.contentOffset.y = -whole + way
    let title = try #require(fixture.largeTitle("Herbs"))
    #expect(fixture.bar.frame.height == max(least, whole - way))
    #expect(title.minY == rest.minY - min(way, 52))
    #expect(scroll.adjustedContentInset.top == max(least, whole - way))
    #expect(screen.view.safeAreaInsets.top == max(least, whole - way))
    // And the same way back.
    scroll.contentOffset.y = -whole
    #expect(fixture.largeTitle("Herbs") == rest)
    #expect(fixture.bar.frame.height == whole && scroll.adjustedContentInset.top == whole)
  }

  @Test func theSmallTitleComesAsTheLargeOneLeaves() {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    fixture.show(screen)
    scroll.contentOffset.y = -whole + 30
    #expect(fixture.smallTitle("Herbs") == nil)
    scroll.contentOffset.y = -whole + 46
    #expect(fixture.smallTitle("Herbs")?.alpha == 0.5)
    scroll.contentOffset.y = -least
    #expect(fixture.smallTitle("Herbs")?.alpha == 1)
  }

  @Test func anItemsOwnTitleViewIsThereBesideTheLargeTitle() {
    let screen = LargeTitleFixture.list("Herbs").screen
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    screen.navigationItem.titleView = view
    fixture.show(screen)
    #expect(fixture.largeTitle("Herbs") != nil && view.alpha == 1 && view.window != nil)
  }

  @Test func contentThatIsPulledDownTakesTheTitleAlong() throws {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    fixture.show(screen)
    let rest = try #require(fixture.largeTitle("Herbs"))
    scroll.contentOffset.y = -whole - 100
    let pulled = try #require(fixture.largeTitle("Herbs"))
    #expect(fixture.bar.frame.height == whole + 100)
    #expect(screen.view.safeAreaInsets.top == whole)
    #expect(pulled.midY == rest.midY + 100)
    #expect(pulled.minX == rest.minX && pulled.width > rest.width && pulled.width < rest.width * 1.1)
  }

  @Test(arguments: [(20, 0), (40, 52), (200, 200)] as [(CGFloat, CGFloat)])
  func aFingerLeavesTheTitleWholeOrGoneButNotHalf(way: CGFloat, end: CGFloat) {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    fixture.show(screen)
    // 10 points are the slop; the finger stands still before it leaves.
    fixture.finger.drag(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 590 - way), at: 1, duration: 0.5, lifts: false)
    #expect(scroll.contentOffset.y == -whole + way)
    fixture.finger.up(195, 590 - way, at: 3)
    fixture.world.settle()
    #expect(scroll.contentOffset.y == -whole + end && fixture.bar.frame.height == max(least, whole - end))
  }

  @Test(arguments: [100.0, 200, 300, 400, 500])
  func aFlickDoesNotLeaveTheTitleHalf(speed: Double) {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    fixture.show(screen)
    scroll.contentOffset.y = -whole + 180
    fixture.finger.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 440), at: 1, duration: 40 / speed)
    fixture.world.settle()
    let way = scroll.contentOffset.y + whole
    #expect(way == 0 || way >= 52)
  }

  @Test func aTapThatStopsTheContentHalfWayLetsItGoOnToAnEnd() {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    fixture.show(screen)
    scroll.setContentOffset(CGPoint(x: 0, y: -whole + 30), animated: false)
    fixture.finger.tap(195, 600, at: 1)
    fixture.world.settle()
    #expect(scroll.contentOffset.y == -least)
  }

  /// Content of 738 points could go up by 40, not by the title's 52.
  @Test(arguments: [100.0, 738])
  func contentThatDoesNotReachDoesNotTakeTheTitleAway(length: CGFloat) {
    let (screen, scroll) = LargeTitleFixture.list("Herbs", length: length)
    fixture.show(screen)
    fixture.finger.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), at: 1)
    fixture.world.settle()
    #expect(scroll.contentOffset.y == -whole && fixture.bar.frame.height == whole)
  }

  @Test func whatAnAnimationBlockScrollsTakesTheBarAlong() throws {
    let (screen, scroll) = LargeTitleFixture.list("Herbs")
    fixture.show(screen)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scroll.contentOffset.y = -LargeTitleFixture.least
    }
    fixture.world.stage.advance(to: 0.5)
    let bar = try #require(fixture.bar.layer.presentation())
    #expect(abs(bar.frame.height - (whole + least) / 2) < 1e-9)
    #expect(fixture.bar.frame.height == least)
  }
}
