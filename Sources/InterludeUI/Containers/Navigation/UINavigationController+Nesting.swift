/// A navigation controller on the stack of another one: what a collapsed split view controller has where both its columns are navigation
/// controllers. Its screens have the bar of the outer one.
extension UINavigationController {
  /// The navigation controller on whose stack this one is; nil for none.
  var outerNavigation: UINavigationController? {
    guard let outer = parent as? UINavigationController, outer.stackOnShow.contains(self) else { return nil }
    return outer
  }

  /// The navigation controller on top of this one's stack; nil for none.
  var innerNavigation: UINavigationController? {
    (topViewController as? UINavigationController).flatMap { $0.outerNavigation === self ? $0 : nil }
  }

  /// The navigation controller whose bar shows the titles of this one's screens: the outermost.
  var barOwner: UINavigationController { outerNavigation?.barOwner ?? self }

  /// Whether this one's screen is the one that the bar belongs to.
  var hasBar: Bool {
    guard let outer = outerNavigation else { return true }
    return outer.shown === self && outer.navigationTransition == nil && outer.hasBar
  }

  /// The items of the bar while the stack is this one: those of an outer stack below, and those of stacks on it.
  func barItems(for stack: [UIViewController]) -> [UINavigationItem] {
    var below: [UINavigationItem] = []
    if let outer = outerNavigation {
      let outerStack = outer.stack.contains(self) ? outer.stack : outer.shownStack
      below = outer.barItems(for: outerStack.prefix { $0 !== self })
    }
    return below + Self.items(on: stack)
  }

  private static func items(on stack: [UIViewController]) -> [UINavigationItem] {
    stack.flatMap { screen in (screen as? UINavigationController).map { items(on: $0.stack) } ?? [screen.navigationItem]
    }
  }

  /// Has the bar show the stack as it is.
  func refreshBarItems() {
    navigationView.takeBar()
    guard outerNavigation != nil else { return navigationBar.setItems(barItems(for: stack), animated: false) }
    navigationBar.setItems([], animated: false)
    if hasBar { outerNavigation?.refreshBarItems() }
  }

  /// What the back button does: the innermost stack is popped that has a screen below its top.
  func goBack() {
    if let inner = innerNavigation, inner.stack.count > 1 { inner.goBack() } else { popViewController(animated: true) }
  }

  /// Puts a controller on top of the stack, a navigation controller as well.
  func pushNested(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(controller) else { return }
    change(to: stack + [controller], operation: .push, animated: animated)
  }

  /// Gives the top of the stack to a split view controller, which shows it beside the others: it stays on the screen.
  func handOverTop(to splitViewController: UISplitViewController) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    endTransition()
    guard stack.count > 1, let top = stack.last else { return nil }
    withdraw(top, to: splitViewController)
    return top
  }

  /// Takes a controller off the stack, wherever it is, and makes it a child of a split view controller.
  func withdraw(_ controller: UIViewController, to splitViewController: UISplitViewController) {
    stack.removeAll { $0 === controller }
    shownStack.removeAll { $0 === controller }
    if shown === controller { shown = nil }
    if isViewLoaded { navigationView.forget(controller) }
    splitViewController.addChild(controller)
    request = TransitionRequest(operation: .pop, isAnimated: false)
    showTop()
  }

  /// Ends the pushes and pops under way, and those that wait for them, at once.
  func endTransition() {
    while let transition = navigationTransition, transition.isRunning { transition.abandon() }
    innerNavigation?.endTransition()
  }
}
