import InterludeUI
import InterludeUITestSupport

/// A split view controller on probes, each in a navigation controller, whose delegate writes down what it is asked.
final class SplitFixture: NSObject, UISplitViewControllerDelegate {
  let world: World
  let split: UISplitViewController
  lazy var list = world.probe("list")
  lazy var detail = world.probe("detail")
  lazy var listNavigation = UINavigationController(rootViewController: list)
  lazy var detailNavigation = UINavigationController(rootViewController: detail)
  /// What the delegate answers.
  var leavesDetail = false
  var showsByItself = false
  var topColumn: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?
  var target = UISplitViewController.DisplayMode.automatic

  static let phone = CGSize(width: 390, height: 844)
  static let wide = CGSize(width: 1024, height: 768)
  static let tall = CGSize(width: 768, height: 1024)

  init(_ size: CGSize, style: UISplitViewController.Style = .unspecified) {
    world = World(size: size)
    split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
  }

  /// Shows the split view controller, with the two stacks unless it has something else.
  func show() {
    split.delegate = self
    if split.viewControllers.isEmpty {
      if split.style == .unspecified {
        split.viewControllers = [listNavigation, detailNavigation]
      } else {
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
      }
    }
    world.show(split)
    world.layOut()
  }

  func resize(_ size: CGSize) {
    world.stage.send(InputEvent(time: world.stage.time, kind: .resize(size, scale: 2)))
    world.layOut()
  }

  func wait(_ seconds: Double) { world.stage.advance(to: world.stage.time + seconds) }

  func journal(about words: String...) -> [String] {
    world.journal.entries.filter { entry in words.contains { entry.hasPrefix($0) } }
  }

  /// The appearance calls of the probes.
  var calls: [String] { world.journal.entries.filter { $0.contains(" view") && $0.hasSuffix("ppear") } }

  /// Where a view is in the window, and where it shows.
  func frame(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }
  func shownX(_ controller: UIViewController) -> CGFloat? {
    controller.view.superview.map { $0.layer.presentation()?.frame.minX ?? $0.frame.minX }
  }

  // MARK: Delegate

  func splitViewController(_ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
    world.journal.write("delegate willChangeTo \(mode)")
  }

  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    world.journal.write("delegate willShow \(column)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    world.journal.write("delegate willHide \(column)")
  }

  func splitViewController(_ split: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    showsByItself
  }

  func splitViewController(_ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    showsByItself
  }

  func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
    world.journal.write("delegate forCollapsing \(split.isCollapsed)")
    return nil
  }

  func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? {
    world.journal.write("delegate forExpanding \(split.isCollapsed)")
    return nil
  }

  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
  ) -> Bool {
    world.journal.write("delegate collapse \(split.viewControllers == [primary, secondary])")
    return leavesDetail
  }

  func splitViewController(
    _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController? {
    world.journal.write("delegate separate \(split.viewControllers == [primary])")
    return nil
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    world.journal.write("delegate topColumn \(proposed)")
    return topColumn ?? proposed
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { expandedMode ?? proposed }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    world.journal.write("delegate didCollapse \(svc.isCollapsed)")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    world.journal.write("delegate didExpand \(svc.isCollapsed)")
  }
}
