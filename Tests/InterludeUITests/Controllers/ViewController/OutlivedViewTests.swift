import InterludeUI
import InterludeUITestSupport
import Testing

/// The view of a container that an app keeps when it exchanges its window's root: the controller is gone, and the view lies still.
@Suite final class OutlivedViewTests {
  private enum Container: CaseIterable {
    case navigation, tabs, split

    func make() -> UIViewController {
      switch self {
      case .navigation: return UINavigationController(rootViewController: UIViewController())
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        return tabs
      case .split:
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        return split
      }
    }
  }

  @Test(arguments: Container.allCases) private func itIsLaidOutAndTouchedWithoutItsController(container: Container) {
    let world = World()
    world.show(container.make())
    world.layOut()
    weak let controller = world.window.rootViewController
    let old = controller?.view ?? UIView()
    world.window.rootViewController = UIViewController()
    world.window.addSubview(old)
    world.stage.advance(to: 0.1)
    #expect(controller == nil)
    old.frame.size.height -= 100
    world.layOut()
    let finger = Finger(world.stage)
    finger.tap(100, 300, at: 1)
    finger.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), at: 2)
    world.settle()
    #expect(old.superview === world.window)
  }
}
