import InterludeUI
import InterludeUITestSupport

/// A tab bar controller on probes, whose delegate writes down what it is asked.
final class TabFixture: NSObject, UITabBarControllerDelegate {
  let world = World()
  let tabs: UITabBarController
  private(set) var probes: [Probe] = []
  var refuses = false
  var animator: ProbeAnimator?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(tabs: UITabBarController = UITabBarController()) { self.tabs = tabs }

  func show(_ names: String...) {
    probes = names.map(world.probe)
    show(probes)
  }

  func show(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    tabs.delegate = self
    world.show(tabs)
    world.layOut()
  }

  /// Presses a tab and lets go.
  func tap(_ index: Int) {
    let count = CGFloat(tabs.tabBar.items?.count ?? 1)
    let place = CGPoint(x: tabs.tabBar.bounds.width * (CGFloat(index) + 0.5) / count, y: 20)
    let point = tabs.tabBar.convert(place, to: nil)
    let time = world.stage.time
    world.stage.send(InputEvent(time: time, kind: .pointerDown(point, .primary)))
    world.stage.send(InputEvent(time: time, kind: .pointerUp(point, .primary)))
  }

  func journal(about words: String...) -> [String] {
    world.journal.entries.filter { entry in words.contains { entry.hasPrefix($0) } }
  }

  var lifecycle: [String] { world.journal.entries.filter { $0.contains(" view") && !$0.contains("DidLoad") } }

  private var labels: [UILabel] {
    func labels(in view: UIView) -> [UILabel] {
      view.isHidden ? [] : (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return labels(in: tabs.tabBar)
  }

  var labelTexts: [String] { labels.compactMap(\.text) }
  var labelColors: [UIColor] { labels.compactMap(\.textColor) }

  // MARK: Delegate

  private func name(_ controller: UIViewController) -> String { (controller as? Probe)?.name ?? "?" }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    world.journal.write("delegate shouldSelect \(name(viewController))")
    return !refuses
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    world.journal.write("delegate didSelect \(name(viewController))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    world.journal.write("delegate animationController from \(name(fromVC)) to \(name(toVC))")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    world.journal.write("delegate interactionController")
    return interaction
  }
}
