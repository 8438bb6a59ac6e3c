import InterludeUI
import InterludeUITestSupport
import Testing

/// Where screens end and begin beside bars, on a screen of 390 × 844 points with 50 above and 30 below that are not safe: the
/// navigation bar ends at 94, a toolbar begins at 770, a tab bar at 765.
@Suite(.ownWorld) @MainActor struct ExtendedLayoutTests {
  private let world = World()
  private let screen = UIViewController()
  private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  init() {
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
  }

  private func navigation(_ screen: UIViewController, toolbar: Bool = false) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = !toolbar
    return navigation
  }

  private func tabs(_ screens: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.setViewControllers(screens, animated: false)
    return tabs
  }

  private func show(_ root: UIViewController) {
    world.show(root)
    world.layOut()
  }

  /// From the top of the screen to its bottom, in the window's coordinates.
  private func extent(_ screen: UIViewController) -> [CGFloat] {
    let frame = screen.view.convert(screen.view.bounds, to: nil)
    return [frame.minY, frame.maxY]
  }

  private func insets(_ screen: UIViewController) -> [CGFloat] {
    [screen.view.safeAreaInsets.top, screen.view.safeAreaInsets.bottom]
  }

  @Test func screensReachUnderAllTranslucentBarsUnlessSet() {
    show(tabs(navigation(screen, toolbar: true)))
    #expect(screen.edgesForExtendedLayout == .all)
    #expect(extent(screen) == [0, 844])
    #expect(insets(screen) == [94, 844 - 765 + 44])
  }

  @Test(
    arguments: [
      (.all, 0, 844), (.top, 0, 770), (.bottom, 94, 844), ([], 94, 770), ([.left, .right], 94, 770),
    ] as [(UIRectEdge, CGFloat, CGFloat)])
  func aScreenReachesUnderBarsAtItsEdgesAlone(edges: UIRectEdge, top: CGFloat, bottom: CGFloat) {
    show(navigation(screen, toolbar: true))
    screen.edgesForExtendedLayout = edges
    world.layOut()
    #expect(extent(screen) == [top, bottom])
    #expect(insets(screen) == [94 - top, 0 + (bottom == 844 ? 74 : 0)])
  }

  @Test func withoutABarThereIsNothingToKeepClearOf() {
    let navigation = navigation(screen)
    screen.edgesForExtendedLayout = []
    show(navigation)
    #expect(extent(screen) == [94, 844] && insets(screen) == [0, 30])
    navigation.setNavigationBarHidden(true, animated: false)
    world.layOut()
    #expect(extent(screen) == [0, 844] && insets(screen) == [50, 30])
  }

  @Test func aTabEndsAboveABarThatItDoesNotReachUnder() {
    screen.edgesForExtendedLayout = .top
    show(tabs(screen))
    #expect(extent(screen) == [0, 765] && insets(screen) == [50, 0])
    screen.edgesForExtendedLayout = .all
    world.layOut()
    #expect(extent(screen) == [0, 844] && insets(screen) == [50, 79])
  }

  @Test func aTabEndsAboveAnOpaqueBar() {
    let tabs = tabs(screen)
    show(tabs)
    tabs.tabBar.isTranslucent = false
    world.layOut()
    #expect(extent(screen) == [0, 765] && insets(screen) == [50, 0])
    screen.extendedLayoutIncludesOpaqueBars = true
    world.layOut()
    #expect(extent(screen) == [0, 844] && insets(screen) == [50, 79])
  }

  @Test func screensOfANavigationControllerEndAboveATabBar() {
    let tabs = tabs(navigation(screen))
    show(tabs)
    tabs.tabBar.isTranslucent = false
    world.layOut()
    #expect(extent(screen) == [0, 765] && insets(screen) == [94, 0])
    tabs.tabBar.isTranslucent = true
    world.layOut()
    #expect(extent(screen) == [0, 844] && insets(screen) == [94, 79])
  }

  @Test func aScreenWithoutTheBarAtTheBottomIsWhole() {
    let navigation = navigation(screen)
    let tabs = tabs(navigation)
    tabs.tabBar.isTranslucent = false
    show(tabs)
    let upper = UIViewController()
    upper.hidesBottomBarWhenPushed = true
    navigation.pushViewController(upper, animated: false)
    world.layOut()
    #expect(extent(upper) == [0, 844] && insets(upper) == [94, 30])
    navigation.popViewController(animated: true)
    world.settle()
    #expect(extent(screen) == [0, 765] && insets(screen) == [94, 0])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aToolbarThatIsNotTranslucentEndsTheScreen() {
    let navigation = navigation(screen, toolbar: true)
    show(navigation)
    navigation.toolbar.isTranslucent = false
    world.layOut()
    #expect(extent(screen) == [0, 770] && insets(screen) == [94, 0])
    navigation.setToolbarHidden(true, animated: true)
    world.settle()
    #expect(extent(screen) == [0, 844] && insets(screen) == [94, 30])
  }

  @Test func anotherTabIsAsHighAsItsEdgesSay() {
    let other = UIViewController()
    other.edgesForExtendedLayout = []
    let tabs = tabs(screen, other)
    show(tabs)
    tabs.selectedIndex = 1
    world.layOut()
    #expect(extent(other) == [0, 765])
    tabs.selectedIndex = 0
    world.layOut()
    #expect(extent(screen) == [0, 844])
  }

  @Test func inAWindowThatTurnsAScreenStaysBesideItsBars() {
    screen.edgesForExtendedLayout = []
    show(navigation(screen, toolbar: true))
    world.stage.send(InputEvent(time: world.stage.time, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    world.layOut()
    #expect(extent(screen) == [94, 390 - 30 - 32])
  }

  // MARK: Background of opaque bars

  @Test(arguments: [true, false]) func anOpaqueBottomBarHidesWhatIsBehindIt(isTabBar: Bool) throws {
    let navigation = navigation(screen, toolbar: true)
    let tabs = tabs(navigation)
    show(tabs)
    let bar: UIView = isTabBar ? tabs.tabBar : navigation.toolbar
    if isTabBar { tabs.tabBar.isTranslucent = false } else { navigation.toolbar.isTranslucent = false }
    world.layOut()

    let floor = try #require(bar.subviews.first)
    #expect(floor.backgroundColor == .systemBackground && !floor.isHidden && floor.frame == bar.bounds)
    #expect(bar.subviews.allSatisfy { !($0 is UIVisualEffectView) || $0.alpha == 0 })
  }
}
