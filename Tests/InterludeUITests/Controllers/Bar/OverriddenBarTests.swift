import InterludeUI
import InterludeUITestSupport
import Testing

/// Members of containers and their bars that apps override, as UIKit lets them.
@Suite final class OverriddenBarTests {
  lazy var world = World()

  private final class Navigation: UINavigationController {
    var calls: [Bool] = []
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
      calls.append(hidden)
      super.setToolbarHidden(hidden, animated: animated)
    }
    override var navigationBar: UINavigationBar { super.navigationBar }
  }

  @Test func aNavigationControllerHearsOfItsToolbar() {
    _ = world
    let navigation = Navigation(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    #expect(navigation.calls == [false] && !navigation.isToolbarHidden)
  }

  private final class Tabs: UITabBarController {
    override var tabBar: UITabBar {
      super.tabBar.accessibilityIdentifier = "Tabs"
      return super.tabBar
    }
  }

  @Test func aTabBarControllersBarIsItsSubclasss() {
    _ = world
    #expect(Tabs(nibName: nil, bundle: nil).tabBar.accessibilityIdentifier == "Tabs")
  }

  private final class Search: UISearchBar {
    var calls: [Bool] = []
    override func setShowsScope(_ show: Bool, animated: Bool) {
      calls.append(show)
      super.setShowsScope(show, animated: animated)
    }
  }

  @Test func aSearchBarHearsOfItsScopes() {
    _ = world
    let bar = Search(frame: .zero)
    bar.setShowsScope(true, animated: false)
    #expect(bar.calls == [true] && bar.showsScopeBar)
  }
}
