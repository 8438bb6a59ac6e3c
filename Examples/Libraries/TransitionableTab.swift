import InterludeLab
import MotionQA
import TransitionableTab
import UIKit

/// Tabs whose pages move and fade by animations of their layers; a tab is chosen while the one before is still on its way.
@main enum Main {
  static func main() {
    Interlude.run(scenes: [
      Scene(
        name: "transitionable-tab", title: "Transitionable tab", summary: "Pages slide aside and fade",
        script: InputScript(
          duration: 3,
          [.tap("Second", at: 0.1), .tap("Third", at: 0.9), .tap("First", at: 1.6), .tap("Second", at: 1.8)])
      ) { TabsViewController() }
    ])
  }
}

final class TabsViewController: UITabBarController, UITabBarControllerDelegate, TransitionableTab {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let pages: [(String, UIColor)] = [("First", .systemTeal), ("Second", .systemOrange), ("Third", .systemPurple)]
    viewControllers = pages.map { name, color in
      let page = UIViewController()
      page.view.backgroundColor = color
      page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return page
    }
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    animateTransition(tabBarController, shouldSelect: viewController)
  }
}
