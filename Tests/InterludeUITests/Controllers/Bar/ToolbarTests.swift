import InterludeUI
import InterludeUITestSupport
import Testing

/// The bar of buttons at the bottom, and the bars at the bottom of screens that want none.
@Suite final class ToolbarTests {
  lazy var world: World = {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets.bottom = 34
    return world
  }()
  lazy var finger = Finger(world.stage)

  /// A button of 8.5 points a letter.
  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [world] _ in world.journal.write(title) })
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return view.subviews.flatMap(labels)
  }

  /// What a bar says, and where each begins, from left to right.
  private func texts(of bar: UIToolbar) -> [String] {
    world.layOut()
    return labels(in: bar).sorted { $0.convert(.zero, to: bar).x < $1.convert(.zero, to: bar).x }
      .map { "\($0.text ?? "") \(Int($0.convert(CGPoint.zero, to: bar).x))" }
  }

  /// A navigation controller in a tab, with a toolbar that says “Base” or “Next”.
  private func show(_ root: UIViewController, in tabs: UITabBarController? = nil) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    root.toolbarItems = [button("Base")]
    tabs?.viewControllers = [navigation, UIViewController()]
    world.show(tabs ?? navigation)
    world.layOut()
    return navigation
  }

  // MARK: Items

  /// Which the tab bar, gone with the push, is not to leave a debt of.
  @Test func aScreenWithoutBarsHasNoNegativeSafeAreaBeforeItIsInTheWindow() {
    final class Screen: UIViewController {
      var insets: [CGFloat] = []
      override func viewWillAppear(_ animated: Bool) { insets.append(view.safeAreaInsets.bottom) }
      override func viewDidDisappear(_ animated: Bool) { insets.append(view.safeAreaInsets.bottom) }
    }
    let tabs = UITabBarController()
    let navigation = show(UIViewController(), in: tabs)
    let next = Screen()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    world.settle()
    #expect(next.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    world.settle()

    #expect(next.insets.count == 2 && next.insets.allSatisfy { $0 >= 0 }, "\(next.insets)")
  }

  @Test(arguments: [false, true]) func safeAreasAreUpToDateAsAScreenIsAppearing(isInTabs: Bool) {
    final class Screen: UIViewController {
      var insets: [UIEdgeInsets] = []
      override func viewIsAppearing(_ animated: Bool) { insets.append(view.safeAreaInsets) }
    }
    world.stage.safeAreaInsets.top = 47
    let screen = Screen()
    _ = show(screen, in: isInTabs ? UITabBarController() : nil)

    #expect(screen.insets == [screen.view.safeAreaInsets] && screen.view.safeAreaInsets.top == 91)
  }

  @Test func spacesShareTheRoomThatButtonsLeave() {
    let (_, bar) = (world.showEmpty(), UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)))
    world.window.rootViewController?.view.addSubview(bar)
    bar.items = [
      button("ab"), button("cd"), .flexibleSpace(), button("ef"), .fixedSpace(30), button("gh"), .flexibleSpace(),
    ]
    // Of 300 points 32 are beside, 4 × 17 buttons, 16 the gap, 30 the fixed space: 77 for each flexible one.
    #expect(texts(of: bar) == ["ab 16", "cd 49", "ef 143", "gh 190"])
    let wide = button("ij")
    wide.width = 57
    bar.items = [.flexibleSpace(), wide]
    // The letters are in the middle of the width.
    #expect(texts(of: bar) == ["ij 247"])
    wide.isHidden = true
    #expect(texts(of: bar).isEmpty)
    #expect(UIToolbar().sizeThatFits(.zero) == CGSize(width: 390, height: 44))
  }

  @Test func theToolbarIsAwayUntilItIsShownAndThenHasTheItemsOfTheTop() {
    let root = UIViewController()
    let navigation = show(root)
    #expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 34)
    navigation.setToolbarHidden(false, animated: true)
    world.stage.advance(to: 0.1)
    let top = (navigation.toolbar.layer.presentation() ?? navigation.toolbar.layer).frame.minY
    #expect(top > 844 - 78 && top < 844)
    world.settle()
    world.layOut()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 844 - 78, width: 390, height: 78))
    #expect(root.view.safeAreaInsets.bottom == 78)
    finger.tap(30, 844 - 78 + 22, at: world.stage.time)
    #expect(world.journal.entries == ["Base"])

    let next = UIViewController()
    next.setToolbarItems([.flexibleSpace(), button("Next")], animated: false)
    navigation.pushViewController(next, animated: true)
    world.stage.advance(to: world.stage.time + 0.2)
    #expect(texts(of: navigation.toolbar).isEmpty == false && labels(in: navigation.toolbar).count == 1)
    world.settle()
    #expect(texts(of: navigation.toolbar) == ["Next 340"])
    next.toolbarItems = [button("Other")]
    root.toolbarItems = [button("Later")]
    #expect(texts(of: navigation.toolbar) == ["Other 16"])
    navigation.popViewController(animated: false)
    #expect(texts(of: navigation.toolbar) == ["Later 16"])
  }

  // MARK: Screens without bars

  @Test func theTabBarGoesWithTheScreenBelowOneThatWantsNone() {
    let (root, next, tabs) = (UIViewController(), UIViewController(), UITabBarController())
    let navigation = show(root, in: tabs)
    navigation.isToolbarHidden = false
    world.layOut()
    // The home indicator, the tab bar and the toolbar: 34, 49 and 44 points.
    #expect(root.view.safeAreaInsets.bottom == 127)
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    world.layOut()
    world.stage.advance(to: world.stage.time + 0.15)
    // The bars end where the screen that comes begins.
    for bar in [tabs.tabBar, navigation.toolbar] as [UIView] {
      #expect(bar.shownCenter.x + 195 < 390 && abs(bar.shownCenter.x + 195 - (next.view.shownCenter.x - 195)) < 1e-6)
    }
    #expect(navigation.toolbar.shownFrame.minY == 717)
    // With what it shows on the screen that has it.
    #expect(texts(of: navigation.toolbar) == ["Base 16"])
    #expect(next.view.safeAreaInsets.bottom == 34)
    world.settle()
    world.layOut()
    #expect(navigation.isToolbarHidden && tabs.tabBar.alpha == 0 && next.view.safeAreaInsets.bottom == 34)
    // It stays away above that screen, too.
    let third = UIViewController()
    navigation.pushViewController(third, animated: false)
    world.layOut()
    #expect(tabs.tabBar.alpha == 0 && third.view.safeAreaInsets.bottom == 34)
    navigation.popToRootViewController(animated: true)
    world.settle()
    world.layOut()
    #expect(!navigation.isToolbarHidden && tabs.tabBar.alpha == 1 && tabs.tabBar.frame.minX == 0)
    #expect(!tabs.tabBar.isHidden && !navigation.toolbar.isHidden && world.diagnostics.isEmpty)
    // The home indicator, the tab bar and the toolbar: 34, 49 and 44 points.
    #expect(root.view.safeAreaInsets.bottom == 127)
  }

  @Test func theTabBarStaysAwayWhenTheWayBackIsGivenUp() {
    let (root, next, tabs) = (UIViewController(), UIViewController(), UITabBarController())
    let navigation = show(root, in: tabs)
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: false)
    world.layOut()
    finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), at: 1, duration: 1, lifts: false)
    world.stage.advance(to: 3)
    #expect(tabs.tabBar.alpha == 1 && tabs.tabBar.shownCenter.x < 0)
    finger.up(100, 400, at: 3)
    world.settle()
    world.layOut()
    #expect(navigation.topViewController === next && tabs.tabBar.alpha == 0)
    #expect(next.view.safeAreaInsets.bottom == 34)
    tabs.selectedIndex = 1
    world.layOut()
    #expect(tabs.tabBar.alpha == 1 && tabs.tabBar.frame.maxY == 844 && !tabs.tabBar.isHidden)
    // One that the app itself has hidden is left alone.
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    world.layOut()
    #expect(tabs.tabBar.isHidden)
  }

  @Test func aScreenThatWantsNoTabBarCanHaveTheToolbarAllTheSame() {
    let (root, next, tabs) = (UIViewController(), world.probe("next"), UITabBarController())
    let navigation = show(root, in: tabs)
    next.hidesBottomBarWhenPushed = true
    next.onWillAppear = { navigation.setToolbarHidden(false, animated: true) }
    navigation.pushViewController(next, animated: true)
    world.settle()
    world.layOut()
    #expect(!navigation.isToolbarHidden && navigation.toolbar.frame.maxY == 844 && tabs.tabBar.alpha == 0)
    #expect(next.view.safeAreaInsets.bottom == 78)
  }

  @Test func barsAreOfTheClassesThatWereAskedFor() {
    final class Bar: UINavigationBar {
      override init(frame: CGRect) {
        super.init(frame: frame)
        barTintColor = .red
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    navigation.viewControllers = [UIViewController()]
    #expect(navigation.navigationBar is Bar && navigation.navigationBar.barTintColor == .red)
    #expect(navigation.toolbar is Tools)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self && type(of: plain.toolbar!) == UIToolbar.self)
  }
}

extension UIView {
  /// Where the view shows in its superview.
  fileprivate var shownFrame: CGRect { layer.presentation()?.frame ?? frame }
}
