import InterludeUI

extension Shell {
  /// What a back key does: dismisses what is presented on top, else goes back one screen, and from an app's first screen home;
  /// nothing on the home screen, and nothing while a transition runs.
  func goBack() { stage.asCurrent { wayBack?() } }

  /// Whether a back key does anything now.
  var canGoBack: Bool { stage.asCurrent { wayBack != nil } }

  private var wayBack: (() -> Void)? {
    let top = topmostController
    guard top.transitionCoordinator == nil else { return nil }
    if let presenter = top.presentingViewController { return { presenter.dismiss(animated: true) } }
    if let navigationController = deepestNavigationController(in: top) {
      return { navigationController.popViewController(animated: true) }
    }
    return hasApp ? { self.closeApp() } : nil
  }

  /// What is on the screen, and whether that is about to be something else.
  struct Screen: Hashable {
    let controller: ObjectIdentifier
    let isInTransition: Bool
  }

  var screen: Screen {
    let top = topmostController
    let inner = deepestNavigationController(in: top)?.topViewController ?? top
    return Screen(controller: ObjectIdentifier(inner), isInTransition: top.transitionCoordinator != nil)
  }

  /// The view of the controller on top.
  var topView: UIView? {
    let top = topmostController
    return ((top as? UINavigationController)?.topViewController ?? top).viewIfLoaded
  }

  /// The controller on top of the stack of presentations.
  private var topmostController: UIViewController {
    var top: UIViewController = frontWindow.rootViewController ?? navigationController
    while let presented = top.presentedViewController { top = presented }
    return top
  }

  /// The innermost navigation controller on show that has a screen to go back to.
  private func deepestNavigationController(in controller: UIViewController) -> UINavigationController? {
    let navigation = controller as? UINavigationController
    let children = navigation.map { [$0.topViewController].compactMap(\.self) } ?? controller.children
    let inner = children.lazy.compactMap { self.deepestNavigationController(in: $0) }.first
    return inner ?? navigation.flatMap { $0.viewControllers.count > 1 ? $0 : nil }
  }
}
