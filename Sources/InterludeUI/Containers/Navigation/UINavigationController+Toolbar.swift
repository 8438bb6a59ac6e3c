extension UINavigationController {
  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    navigationView.takeInToolbar()
    let change = { [navigationView] in
      navigationView.isToolbarHidden = hidden
      navigationView.layoutIfNeeded()
    }
    guard animated else { return UIView.performWithoutAnimation(change) }
    // A transition that is just ending takes nothing along any more.
    let isAlongside = transitionCoordinator?.animate(alongsideTransition: { _ in change() }, completion: nil)
    if isAlongside != true {
      UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: change)
    }
  }

  /// A screen has other items: the bar shows them if the screen is on top.
  func toolbarItemsDidChange(of viewController: UIViewController, animated: Bool) {
    guard navigationTransition == nil, viewController === topViewController else { return }
    toolbar.setItems(viewController.toolbarItems, animated: animated)
  }

  /// Has the bars at the bottom go by the content of a screen; within an animation block their background fades.
  func bottomBarsFollow(_ screen: UIViewController?) {
    followed = screen
    followContent()
  }

  func followContent() {
    toolbar.background.scrollEdge.scrollView = contentScrollView(for: .bottom)
    tabBarOwner?.tabView.followContent()
  }

  // MARK: Bottom bars of screens that want none

  /// The tab bar controller whose bar these screens stand over.
  var tabBarOwner: UITabBarController? { parent as? UITabBarController }

  /// Whether a screen on a stack has no bars at the bottom: it or one below it wants none.
  static func hidesBottomBars(on stack: some Sequence<UIViewController>) -> Bool {
    stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Hides or brings back the bars at the bottom as a new stack wants it, with the screen that they belong to.
  ///
  /// - Parameter coordinator: Alongside what; nil for at once.
  func updateBottomBars(
    for newStack: [UIViewController], _ operation: TransitionOperation,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let (hid, hides) = (hidesTabBar, Self.hidesBottomBars(on: newStack))
    guard hid != hides else { return }
    let hidToolbar = hidesToolbar
    if hides { bringsToolbarBack = !hidesToolbar }
    if hides || bringsToolbarBack { hidesToolbar = hides }
    guard let coordinator else { return takeOverBottomBars(hides) }
    coordinator.animate { [navigationView, tabBarOwner] _ in
      UIView.performWithoutAnimation {
        let hiddenPlace = HiddenBarPlace(in: operation, hides: hides)
        if navigationView.isToolbarHidden != self.hidesToolbar {
          self.hidingToolbar.hiddenPlace = hiddenPlace
        }
        tabBarOwner?.tabView.hidingBar.hiddenPlace = hiddenPlace
        self.layOutBottomBars()
      }
      self.takeOverBottomBars(hides)
    } completion: { [tabBarOwner] context in
      UIView.performWithoutAnimation {
        if context.isCancelled {
          self.hidesToolbar = hidToolbar
          self.takeOverBottomBars(hid)
        }
        self.hidingToolbar.putAway()
        tabBarOwner?.tabView.hidingBar.putAway()
        self.layOutBottomBars()
      }
    }
  }

  private func takeOverBottomBars(_ hides: Bool) {
    hidesTabBar = hides
    navigationView.isToolbarHidden = hidesToolbar
    layOutBottomBars()
  }

  private func layOutBottomBars() {
    navigationView.setNeedsLayout()
    tabBarOwner?.tabView.setNeedsLayout()
    (tabBarOwner?.viewIfLoaded ?? navigationView).layoutIfNeeded()
    navigationView.layoutIfNeeded()
  }

  /// What the bars at the bottom cover of a screen, beyond what this controller's own surroundings already say: while the tab bar
  /// comes or goes, the screen that has it and the one that has none lie side by side.
  func bottomCover(of child: UIViewController, below stack: [UIViewController]) -> CGFloat {
    let tabBar = tabBarOwner?.tabBar.contentHeight ?? 0
    let index = stack.firstIndex(of: child)
    let hides = index.map { Self.hidesBottomBars(on: stack[...$0]) } ?? child.hidesBottomBarWhenPushed
    return (navigationView.isToolbarHidden ? 0 : toolbar.contentHeight) + (hides ? 0 : tabBar)
      - (hidesTabBar ? 0 : tabBar)
  }
}
