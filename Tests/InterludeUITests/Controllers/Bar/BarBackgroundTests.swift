import InterludeUI
import InterludeUITestSupport
import Testing

/// What bars have behind their titles and buttons, on a screen of 390 × 844 points of which bars of the system cover 50 at the top and
/// 30 at the bottom.
@Suite(.ownWorld) @MainActor struct BarBackgroundTests {
  private let world = World()
  private let navigation = UINavigationController(nibName: nil, bundle: nil)
  private let tabs = UITabBarController(nibName: nil, bundle: nil)
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
  }

  private func list(length: CGFloat = 3000) -> (screen: UIViewController, scroll: UIScrollView) {
    LargeTitleFixture.list("Herbs", length: length)
  }

  private func show(_ screens: UIViewController..., inTabs: Bool = false) {
    navigation.setViewControllers(screens, animated: false)
    if inTabs { tabs.viewControllers = [navigation] }
    world.show(inTabs ? tabs : navigation)
    world.layOut()
  }

  private func red<Appearance: UIBarAppearance>(_ type: Appearance.Type) -> Appearance {
    let appearance = type.init(barAppearance: UIBarAppearance())
    appearance.backgroundColor = .red
    return appearance
  }

  // MARK: At the top

  @Test func aCopyOfAnAppearanceIsOneOfItsOwn() throws {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    #expect(copy.backgroundColor == .red && copy.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    copy.backgroundColor = .blue
    #expect(appearance.backgroundColor == .red)
  }

  @Test func overContentThatDoesNotScrollANavigationBarIsClear() {
    show(UIViewController())
    #expect(bar.effectShare == 0 && bar.ground == nil && bar.hairline == nil)
  }

  @Test(arguments: [(0, 0), (4, 0.5), (8, 1), (2000, 1)])
  func theEffectComesAsContentGoesUnderTheBar(way: CGFloat, share: CGFloat) {
    let (screen, scroll) = list()
    show(screen)
    scroll.contentOffset.y = -94 + way
    world.layOut()
    #expect(bar.effectShare == share)
    #expect((bar.hairline?.cgColor.alpha ?? 0) == UIColor.black.withAlphaComponent(0.3 * share).cgColor.alpha)
  }

  @Test(arguments: [(CGFloat(0), CGFloat(1)), (94, 0)])
  func contentThatKeepsClearOfTheBarItselfCountsFromItsBeginning(top: CGFloat, share: CGFloat) {
    let (screen, scroll) = (
      UIViewController(), UIScrollView(frame: CGRect(x: 0, y: top, width: 390, height: 844 - top))
    )
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 390, height: 3000)
    screen.view.addSubview(scroll)
    show(screen)
    #expect(bar.effectShare == 0)
    scroll.contentOffset.y = 20
    world.layOut()
    #expect(bar.effectShare == share)
  }

  @Test func aBarWithoutAControllerHasItsStandardAppearance() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.scrollEdgeAppearance = red(UINavigationBarAppearance.self)
    world.show(UIViewController())
    world.window.addSubview(bar)
    bar.items = [UINavigationItem(title: "Herbs")]
    #expect(bar.effectShare == 1 && bar.ground == nil && bar.hairline != nil)
  }

  @Test func aBarKeepsACopyOfWhatItIsGiven() {
    let (screen, scroll) = list()
    show(screen)
    scroll.contentOffset.y = 0
    let appearance = red(UINavigationBarAppearance.self)
    bar.standardAppearance = appearance
    appearance.backgroundColor = .green
    #expect(bar.ground == .red)
  }

  @Test func anOpaqueBackgroundAndATintHaveNoEffect() {
    let (screen, scroll) = list()
    show(screen)
    scroll.contentOffset.y = 0
    let opaque = UINavigationBarAppearance()
    opaque.configureWithOpaqueBackground()
    bar.standardAppearance = opaque
    #expect(bar.effectShare == 0 && bar.ground == .systemBackground && bar.hairline != nil)
    bar.standardAppearance = UINavigationBarAppearance()
    #expect(bar.effectShare == 1)
    bar.barTintColor = .blue
    #expect(bar.effectShare == 0 && bar.ground == .blue)
    scroll.contentOffset.y = -94
    #expect(bar.ground == nil)
  }

  @Test func anItemsAppearanceGoesBeforeTheBarsWhileItIsOnTop() {
    let (screen, own) = (UIViewController(), UIViewController())
    let appearance = red(UINavigationBarAppearance.self)
    own.navigationItem.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .green
    show(screen, own)
    #expect(bar.ground == .red)
    own.navigationItem.scrollEdgeAppearance = nil
    #expect(bar.ground == nil)
    own.navigationItem.scrollEdgeAppearance = red(UINavigationBarAppearance.self)
    navigation.popViewController(animated: false)
    world.layOut()
    #expect(bar.ground == nil)
    let (list, scroll) = list()
    list.navigationItem.standardAppearance = red(UINavigationBarAppearance.self)
    navigation.pushViewController(list, animated: false)
    world.layOut()
    #expect(bar.ground == nil)
    scroll.contentOffset.y = 0
    #expect(bar.ground == .red)
  }

  // MARK: At the bottom

  /// The content's last line is at the bar's upper edge, 79 points above the window's, when 844 − 79 points of it show.
  @Test(arguments: [(0, 0), (4, 0.5), (8, 1), (2000, 1)])
  func aTabBarIsClearAtTheEndOfTheContent(way: CGFloat, share: CGFloat) {
    let (screen, scroll) = list()
    show(screen, inTabs: true)
    #expect(tabs.tabBar.effectShare == 1)
    scroll.contentOffset.y = 3000 - (844 - 79) - way
    world.layOut()
    #expect(tabs.tabBar.effectShare == share)
  }

  @Test func aTabBarIsClearOverContentThatEndsAboveIt() {
    let (screen, scroll) = list(length: 844 - 94 - 79)
    show(screen, inTabs: true)
    #expect(tabs.tabBar.effectShare == 0 && tabs.tabBar.hairline == nil)
    scroll.contentSize.height += 8
    world.layOut()
    #expect(tabs.tabBar.effectShare == 1)
  }

  @Test func aTabBarWithoutAControllerHasItsStandardAppearance() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    world.show(UIViewController())
    world.window.addSubview(bar)
    #expect(bar.effectShare == 1)
  }

  @Test func aTabBarHasItsEdgeAppearanceAtTheEndOfTheContent() {
    let (screen, scroll) = list()
    tabs.tabBar.scrollEdgeAppearance = red(UITabBarAppearance.self)
    show(screen, inTabs: true)
    #expect(tabs.tabBar.ground == nil)
    scroll.contentOffset.y = 3000 - (844 - 79)
    #expect(tabs.tabBar.ground == .red)
  }

  @Test func anotherTabsContentCounts() {
    let (screen, _) = list()
    show(screen, inTabs: true)
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.selectedIndex = 1
    world.layOut()
    #expect(tabs.tabBar.effectShare == 0)
    tabs.selectedIndex = 0
    world.layOut()
    #expect(tabs.tabBar.effectShare == 1)
  }

  @Test func aToolbarIsClearAtTheEndOfTheContent() throws {
    let (screen, scroll) = list()
    navigation.isToolbarHidden = false
    show(screen)
    let toolbar = try #require(navigation.toolbar)
    #expect(toolbar.effectShare == 1 && toolbar.hairline != nil)
    scroll.contentOffset.y = 3000 - (844 - 74)
    world.layOut()
    #expect(toolbar.effectShare == 0 && toolbar.hairline == nil)
    toolbar.scrollEdgeAppearance = red(UIToolbarAppearance.self)
    #expect(toolbar.ground == .red)
    scroll.contentOffset.y = 0
    toolbar.standardAppearance = red(UIToolbarAppearance.self)
    toolbar.barTintColor = .blue
    #expect(toolbar.effectShare == 0 && toolbar.ground == .blue)
  }

  // MARK: From screen to screen

  @Test func theBarsGoByThePageThatIsShown() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, scroll) = list()
    pages.setViewControllers([first], direction: .forward, animated: false)
    show(pages, inTabs: true)
    #expect(bar.effectShare == 0 && tabs.tabBar.effectShare == 1)
    scroll.contentOffset.y = 0
    world.layOut()
    #expect(bar.effectShare == 1)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
    world.settle()
    #expect(bar.effectShare == 0 && tabs.tabBar.effectShare == 0)
  }

  @Test func anotherScrollViewMayBeNamed() throws {
    let (screen, scroll) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    navigation.isToolbarHidden = false
    show(screen, inTabs: true)
    screen.view.addSubview(UIView())
    screen.view.addSubview(scroll)
    scroll.contentOffset.y = 100
    let toolbar = try #require(navigation.toolbar)
    world.layOut()
    for bar in [bar, toolbar, tabs.tabBar] { #expect(bar.effectShare == 0) }
    screen.setContentScrollView(scroll, for: [.top, .bottom])
    scroll.contentOffset.y = 200
    world.layOut()
    for bar in [bar, toolbar, tabs.tabBar] { #expect(bar.effectShare == 1) }
  }

  @Test func onAPushTheBackgroundsFadeAlongside() {
    let (screen, scroll) = list()
    show(screen, inTabs: true)
    scroll.contentOffset.y = 0
    world.layOut()
    #expect(bar.effectShare == 1 && tabs.tabBar.effectShare == 1)
    navigation.pushViewController(UIViewController(), animated: true)
    world.stage.advance(to: world.stage.time + 0.1)
    for bar in [bar, tabs.tabBar] { #expect((0.01..<0.99).contains(bar.shownEffectShare)) }
    world.settle()
    #expect(bar.shownEffectShare == 0 && tabs.tabBar.shownEffectShare == 0)
    navigation.popViewController(animated: true)
    world.stage.advance(to: world.stage.time + 0.1)
    for bar in [bar, tabs.tabBar] { #expect((0.01..<0.99).contains(bar.shownEffectShare)) }
    world.settle()
    #expect(bar.shownEffectShare == 1 && tabs.tabBar.shownEffectShare == 1)
  }

  @Test func afterAPopThatIsTakenBackTheBarsGoByTheScreenThatStays() {
    let ((below, lower), (top, upper)) = (list(), list())
    show(below, inTabs: true)
    lower.contentOffset.y = 0
    navigation.pushViewController(top, animated: false)
    world.layOut()
    upper.contentOffset.y = 3000 - (844 - 79)
    navigation.navigationBar.layoutIfNeeded()
    #expect(bar.effectShare == 1 && tabs.tabBar.effectShare == 0)
    let finger = Finger(world.stage)
    finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), at: 1, duration: 1, lifts: false)
    #expect((0.01..<0.99).contains(tabs.tabBar.shownEffectShare))
    finger.up(100, 400, at: 2.5)
    world.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(bar.effectShare == 1 && tabs.tabBar.effectShare == 0)
    upper.contentOffset.y = -94
    world.layOut()
    #expect(bar.effectShare == 0 && tabs.tabBar.effectShare == 1)
  }
}

extension UIView {
  private var effectView: UIVisualEffectView? { subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first }
  /// How much of a bar's effect there is, 0…1.
  fileprivate var effectShare: CGFloat { effectView.map { $0.effect == nil ? 0 : $0.alpha } ?? 0 }
  /// The same in the middle of an animation.
  fileprivate var shownEffectShare: CGFloat { CGFloat(effectView?.layer.presentation()?.opacity ?? 0) }
  private var plain: [UIView] { subviews.filter { type(of: $0) == UIView.self } }
  /// The colour of a bar's background.
  var ground: UIColor? { plain.first?.backgroundColor }
  /// The colour of the hairline at a bar's inner edge.
  fileprivate var hairline: UIColor? { plain.dropFirst().first?.backgroundColor }
}
