import InterludeUI
import InterludeUITestSupport
import Testing

/// Bars in the black style: what is in them is as in the dark appearance.
@Suite(.ownWorld) @MainActor struct BarStyleTests {
  private let world = World()
  private let navigation = UINavigationController(nibName: nil, bundle: nil)
  private let screen = Wanting()

  private final class Wanting: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
  }

  init() {
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    navigation.setViewControllers([screen], animated: false)
    world.show(navigation)
    world.layOut()
  }

  private var bars: [UIView] {
    [UINavigationBar(frame: .zero), UIToolbar(frame: .zero), UITabBar(frame: .zero), UISearchBar(frame: .zero)]
  }

  @Test func rawValuesAreUIKits() {
    #expect(UIBarStyle.default.rawValue == 0 && UIBarStyle.black.rawValue == 1)
  }

  @Test func whatIsInABlackBarIsDark() {
    for bar in bars {
      screen.view.addSubview(bar)
      let inside = UIView()
      bar.addSubview(inside)
      #expect(inside.traitCollection.userInterfaceStyle == .light)
      switch bar {
      case let bar as UINavigationBar: bar.barStyle = .black
      case let bar as UIToolbar: bar.barStyle = .black
      case let bar as UITabBar: bar.barStyle = .black
      default: (bar as? UISearchBar)?.barStyle = .black
      }
      #expect(inside.traitCollection.userInterfaceStyle == .dark)
      #expect(screen.view.traitCollection.userInterfaceStyle == .light)
      bar.overrideUserInterfaceStyle = .light
      #expect(inside.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func aBarTakesTheStyleBack() {
    navigation.navigationBar.barStyle = .black
    navigation.navigationBar.barStyle = .default
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .light)
    #expect(navigation.navigationBar.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func anOpaqueBlackBarIsBlackWithWhiteTitles() throws {
    screen.title = "Herbs"
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.barStyle = .black
    world.layOut()

    let bar = navigation.navigationBar
    let floor = try #require(bar.subviews.first)
    #expect(floor.backgroundColor?.resolvedColor(with: floor.traitCollection) == UIColor(white: 0, alpha: 1))
    #expect(floor.layer.backgroundColor == UIColor(white: 0, alpha: 1).cgColor)
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { labels(in: $0) + [$0 as? UILabel].compactMap { $0 } }
    }
    let title = try #require(labels(in: bar).first { $0.text == "Herbs" })
    #expect(title.textColor.resolvedColor(with: title.traitCollection) == UIColor(white: 1, alpha: 1))
  }

  // MARK: Status bar

  private var style: UIStatusBarStyle? { world.window.windowScene?.statusBarManager?.statusBarStyle }

  @Test func aBarThatShowsDecidesOnTheStatusBar() {
    #expect(style == .default)
    navigation.navigationBar.barStyle = .black
    #expect(style == .lightContent)
    #expect(navigation.childForStatusBarStyle == nil)
  }

  @Test func withoutTheBarTheScreenDecides() {
    navigation.navigationBar.barStyle = .black
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(style == .darkContent)
    #expect(navigation.childForStatusBarStyle === screen)
  }

  @Test func theStatusBarIsAskedAnewAtOnce() {
    var calls = 0
    world.stage.onStatusBarUpdate = { calls += 1 }
    navigation.navigationBar.barStyle = .black
    #expect(calls == 1)
  }

  @Test func aProxySetsTheStyle() {
    UITabBar.appearance().barStyle = .black
    let bar = UITabBar(frame: .zero)
    screen.view.addSubview(bar)
    #expect(bar.barStyle == .black)
  }

  // MARK: Pictures by place

  private func shown(_ bar: UINavigationBar) -> [UIImage] {
    bar.subviews.compactMap { ($0 as? UIImageView)?.image }
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  /// A controller's bar is behind the status bar, and so at the top as well.
  @Test func thePictureOfTheNearestPlaceShows() {
    let bar = navigation.navigationBar
    let (any, top, attached, bottom) = (picture(), picture(), picture(), picture())
    #expect(bar.barPosition == .topAttached && UINavigationBar(frame: .zero).barPosition == .top)
    bar.setBackgroundImage(bottom, for: .bottom, barMetrics: .default)
    #expect(!shown(bar).contains(bottom))
    bar.setBackgroundImage(any, for: .any, barMetrics: .default)
    #expect(shown(bar).contains(any) && bar.backgroundImage(for: .default) == any)
    bar.setBackgroundImage(top, for: .top, barMetrics: .default)
    #expect(shown(bar).contains(top) && !shown(bar).contains(any))
    bar.setBackgroundImage(attached, for: .topAttached, barMetrics: .default)
    #expect(shown(bar).contains(attached) && bar.backgroundImage(for: .top, barMetrics: .default) == top)
    bar.setBackgroundImage(nil, for: .topAttached, barMetrics: .default)
    #expect(shown(bar).contains(top))
  }
}
