import InterludeUI
import InterludeUITestSupport
import Testing

/// What proxies say of bars and of the items in them.
@Suite final class BarProxyTests {
  private lazy var world: World = {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    return world
  }()

  private final class Studio: UINavigationController {}

  private func labels(in view: UIView) -> [UILabel] {
    world.layOut()
    return view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func label(_ text: String, in view: UIView) throws -> UILabel {
    try #require(labels(in: view).first { $0.text == text })
  }

  @discardableResult private func show(_ navigation: UINavigationController, _ titles: String...) -> UINavigationBar {
    let screens = titles.map {
      let screen = UIViewController()
      screen.title = $0
      return screen
    }
    navigation.setViewControllers(screens, animated: false)
    world.show(navigation)
    return navigation.navigationBar
  }

  @Test func aNavigationBarTakesWhatItsProxySays() throws {
    _ = world
    UINavigationBar.appearance().tintColor = .red
    UINavigationBar.appearance().barTintColor = .blue
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
    let bar = show(UINavigationController(), "A", "B")
    #expect(bar.tintColor == .red && bar.barTintColor == .blue && !bar.isTranslucent)
    #expect(try label("B", in: bar).textColor == .green && label("A", in: bar).textColor == .red)
  }

  @Test func aBarKeepsACopyOfAnAppearanceAndSoDoesItsProxy() {
    _ = world
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    appearance.backgroundColor = .blue
    let bar = show(UINavigationController(), "A")
    #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(!world.shown(.red).isEmpty && world.shown(.blue).isEmpty)
  }

  @Test func everyBarTakesItsAppearancesAndKeepsItsOwn() {
    _ = world.showEmpty()
    func set<Appearance: UIBarAppearance>(_ appearance: Appearance, _ color: UIColor) -> Appearance {
      appearance.backgroundColor = color
      return appearance
    }
    UIToolbar.appearance().standardAppearance = set(UIToolbarAppearance(), .red)
    UIToolbar.appearance().scrollEdgeAppearance = set(UIToolbarAppearance(), .green)
    UITabBar.appearance().standardAppearance = set(UITabBarAppearance(), .red)
    UITabBar.appearance().scrollEdgeAppearance = set(UITabBarAppearance(), .green)
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    let (toolbar, tabs, bar) = (UIToolbar(), UITabBar(), UINavigationBar())
    let (ownToolbar, ownTabs, ownBar) = (UIToolbar(), UITabBar(), UINavigationBar())
    ownToolbar.standardAppearance = set(UIToolbarAppearance(), .blue)
    ownToolbar.scrollEdgeAppearance = nil
    ownTabs.standardAppearance = set(UITabBarAppearance(), .blue)
    ownTabs.scrollEdgeAppearance = nil
    ownBar.largeTitleTextAttributes = [:]
    for view in [toolbar, tabs, bar, ownToolbar, ownTabs, ownBar] { world.window.addSubview(view) }
    #expect(toolbar.standardAppearance.backgroundColor == .red && tabs.standardAppearance.backgroundColor == .red)
    #expect(toolbar.scrollEdgeAppearance?.backgroundColor == .green)
    #expect(tabs.scrollEdgeAppearance?.backgroundColor == .green)
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(ownToolbar.standardAppearance.backgroundColor == .blue && ownToolbar.scrollEdgeAppearance == nil)
    #expect(ownTabs.standardAppearance.backgroundColor == .blue && ownTabs.scrollEdgeAppearance == nil)
    #expect(ownBar.largeTitleTextAttributes?.isEmpty == true)
  }

  @Test func aBarIsContainedInItsController() {
    _ = world
    UINavigationBar.appearance(whenContainedInInstancesOf: [Studio.self]).tintColor = .red
    #expect(show(UINavigationController(), "A").tintColor == .systemBlue)
    #expect(show(Studio(), "A").tintColor == .red)
  }

  @Test func buttonsAndTheWayBackTakeWhatTheirProxySays() throws {
    _ = world
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    let bar = show(UINavigationController(), "A", "B")
    let (plain, own) = (UIBarButtonItem(title: "plain"), UIBarButtonItem(title: "own"))
    own.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.topItem?.rightBarButtonItems = [plain, own]
    #expect(try label("plain", in: bar).textColor == .green && label("own", in: bar).textColor == .red)
    #expect(try label("A", in: bar).textColor == .green)
    #expect(own.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .gray)
    plain.isEnabled = false
    #expect(try label("plain", in: bar).textColor == .gray)
  }

  @Test func aButtonsTintIsItsItems() throws {
    _ = world
    UIBarButtonItem.appearance().tintColor = .red
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
    let bar = show(UINavigationController(), "A")
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "in bar")
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
    toolbar.setItems([UIBarButtonItem(title: "in toolbar")], animated: false)
    world.window.addSubview(toolbar)
    #expect(try label("in bar", in: bar).textColor == .red)
    #expect(try label("in toolbar", in: toolbar).textColor == .green)
  }

  /// The item's font is known only once its button is in the window.
  @Test func aButtonIsAsWideAsTheFontOfTheProxyMakesIt() throws {
    _ = world
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    let bar = show(UINavigationController(), "A")
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "four")
    let found = try label("four", in: bar)
    // Four letters of 15 points, 16 from the edge.
    #expect(found.convert(found.bounds, to: bar).minX == 390 - 16 - 60 && found.bounds.width == 60)
  }

  @Test func aToolbarThatWasLaidOutBeforeItEnteredTheWindowMakesRoomForTheFont() throws {
    _ = world.showEmpty()
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
    toolbar.setItems([UIBarButtonItem(title: "four"), UIBarButtonItem(title: "next")], animated: false)
    toolbar.layoutIfNeeded()
    world.window.addSubview(toolbar)
    let (four, next) = (try label("four", in: toolbar), try label("next", in: toolbar))
    // From the edge, then the first title, then between buttons.
    #expect(four.bounds.width == 60 && next.convert(next.bounds, to: toolbar).minX == 16 + 60 + 16)
  }

  @Test func tabsTakeWhatTheirProxiesSay() throws {
    _ = world
    UITabBar.appearance().tintColor = .red
    UITabBar.appearance().barTintColor = .blue
    UITabBar.appearance().unselectedItemTintColor = .green
    UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    let tabs = UITabBarController()
    tabs.viewControllers = ["one", "two"].map {
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
      return screen
    }
    world.show(tabs)
    let (one, two) = (try label("one", in: tabs.tabBar), try label("two", in: tabs.tabBar))
    #expect(one.textColor == .red && two.textColor == .green && one.font.pointSize == 20)
    #expect(tabs.tabBar.barTintColor == .blue)
    // A title without an image stands in the middle of the bar's 49 points, 3 above it.
    #expect(one.center.y == 24.5 - 3)
  }

  @Test func whatWasSetOnABarStays() {
    _ = world
    UINavigationBar.appearance().tintColor = .red
    UINavigationBar.appearance().barTintColor = .red
    UIToolbar.appearance().barTintColor = .red
    let navigation = UINavigationController()
    navigation.navigationBar.tintColor = .blue
    navigation.navigationBar.barTintColor = nil
    let bar = show(navigation, "A")
    #expect(bar.tintColor == .blue && bar.barTintColor == nil)
    let toolbar = UIToolbar()
    world.window.addSubview(toolbar)
    #expect(toolbar.barTintColor == .red)
  }

  @Test func barsTakeTheirStyleAndTheirPicturesFromTheirProxies() {
    _ = world.showEmpty()
    let (high, low) = (UIImage(), UIImage())
    #expect(UINavigationBar.appearance().barStyle == .default && UIToolbar.appearance().isTranslucent)
    UINavigationBar.appearance().barStyle = .black
    UINavigationBar.appearance().setBackgroundImage(high, for: .any, barMetrics: .default)
    UINavigationBar.appearance().setBackgroundImage(low, for: .any, barMetrics: .compact)
    UIToolbar.appearance().barStyle = .black
    UIToolbar.appearance().isTranslucent = false
    UITabBar.appearance().isTranslucent = false
    UISearchBar.appearance().backgroundImage = high
    #expect(UINavigationBar.appearance().barStyle == .black && UIToolbar.appearance().barStyle == .black)
    #expect(!UIToolbar.appearance().isTranslucent && !UITabBar.appearance().isTranslucent)
    #expect(UISearchBar.appearance().backgroundImage === high)
    let (bar, toolbar, tabs, search) = (UINavigationBar(), UIToolbar(), UITabBar(), UISearchBar())
    for view in [bar, toolbar, tabs, search] { world.window.addSubview(view) }
    #expect(bar.barStyle == .black && toolbar.barStyle == .black && !toolbar.isTranslucent && !tabs.isTranslucent)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === high && search.backgroundImage === high)
    #expect(bar.backgroundImage(for: .any, barMetrics: .compact) === low)
  }

  @Test func anItemsOwnViewStandsInTheBar() throws {
    _ = world
    let bar = show(UINavigationController(), "A")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let item = UIBarButtonItem(customView: view)
    bar.topItem?.rightBarButtonItem = item
    world.layOut()
    #expect(item.customView === view && item.title == nil && item.action == nil)
    #expect(view.convert(view.bounds, to: bar) == CGRect(x: 390 - 16 - 50, y: 12, width: 50, height: 20))
  }

  /// Apple's documentation of the three configurations.
  @Test func aTransparentBackgroundIsNone() {
    let appearance = UIToolbarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor != nil && appearance.backgroundColor == nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.shadowColor != nil && appearance.backgroundColor != nil)
    (appearance.backgroundImage, appearance.shadowImage) = (UIImage(), UIImage())
    appearance.configureWithTransparentBackground()
    let rest: [Any?] = [
      appearance.backgroundEffect, appearance.backgroundColor, appearance.backgroundImage, appearance.shadowColor,
      appearance.shadowImage,
    ]
    #expect(rest.allSatisfy { $0 == nil })
  }
}
