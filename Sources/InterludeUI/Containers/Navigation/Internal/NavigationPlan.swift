/// The plan of a push, a pop, or the change that `setViewControllers(_:animated:)` amounts to.
final class NavigationPlan: ContainerPlan {
  private let navigationController: UINavigationController
  let request: TransitionRequest
  let from: UIViewController
  let to: UIViewController
  let oldStack: [UIViewController]
  let newStack: [UIViewController]
  private let wasBarHidden: Bool

  init(
    _ navigationController: UINavigationController, request: TransitionRequest,
    from: UIViewController, to: UIViewController, oldStack: [UIViewController], newStack: [UIViewController]
  ) {
    self.navigationController = navigationController
    self.request = request
    self.from = from
    self.to = to
    self.oldStack = oldStack
    self.newStack = newStack
    wasBarHidden = navigationController.navigationView.hasNoBar
  }

  private var stackOperation: UINavigationController.Operation { operation == .pop ? .pop : .push }
  var containerView: UIView { navigationController.navigationView.container }
  var companions: [UIViewController] { [navigationController] }
  private var isOnScreen: Bool { navigationController.appearance == .appeared }

  func appAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController.askDelegate(forAnimatorOf: stackOperation, from: from, to: to)
  }

  func systemAnimator() -> (any SystemAnimator)? {
    NavigationSlideAnimator(operation: stackOperation, containerView.stage.system.navigation)
  }

  func appInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigationController.stage.noting(
      answer: navigationController.delegate?.navigationController(
        navigationController, interactionControllerFor: animator),
      to: "navigationController(_:interactionControllerFor:)", from: navigationController.delegate)
  }

  func systemInteraction(for animator: any SystemAnimator) -> TransitionInteraction? {
    .system(
      SystemInteraction(
        animator, release: containerView.stage.system.navigation.release,
        startsInteractively: request.startsInteractively))
  }

  func prepare() {
    to.loadViewIfNeeded()
    from.isMovingFromParent = !newStack.contains(from)
    to.isMovingToParent = !oldStack.contains(to)
    navigationController.navigationView.setNeedsLayout()
    navigationController.navigationView.layoutIfNeeded()
  }

  func willBegin(with coordinator: any UIViewControllerTransitionCoordinator) {
    navigationController.tellWillShow(to, animated: isAnimated)
  }

  func beginAppearance(with coordinator: any UIViewControllerTransitionCoordinator) {
    navigationController.updateBottomBars(for: newStack, operation, with: coordinator)
    from.beginSettling(at: .disappeared, animated: isAnimated)
    to.beginSettling(at: to.standingOnShow, animated: isAnimated)
    changeBarItems(with: coordinator)
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? navigationController.navigationView.frame(of: to) : .zero
  }

  func placeRemainingView(completed: Bool) {
    let screen = completed ? to : from
    screen.viewIfLoaded?.layoutFrame = navigationController.navigationView.frame(of: screen)
  }

  func place(_ view: UIView) { navigationController.navigationView.place(view) }

  /// One controller after the other, as in UIKit: in a cancelled pop, the lower screen gets its `did` call before the upper one gets its
  /// `will` call. A presentation makes all `will` calls first.
  func endAppearance(completed: Bool) {
    let (leaving, staying) = completed ? (from, to) : (to, from)
    settle([(leaving, .disappeared)])
    settle([(staying, staying.standingOnShow)])
  }

  func finish(completed: Bool) {
    from.isMovingFromParent = false
    to.isMovingToParent = false
    navigationController.navigationEnded(self, completed: completed)
    if completed, isOnScreen {
      navigationController.tellDidShow(to, animated: isAnimated)
    }
  }

  /// Changes titles and buttons of the bars alongside. A bar that appears or disappears together with a screen shows that screen's
  /// items all the time.
  private func changeBarItems(with coordinator: any UIViewControllerTransitionCoordinator) {
    let (controller, bar) = (navigationController, navigationController.barOwner.navigationBar)
    let (oldStack, newStack) = (oldStack, newStack)
    coordinator.animate { [operation, wasBarHidden] _ in
      guard !controller.navigationView.hasNoBar, controller.hasBar else { return }
      let (old, new) = (controller.barItems(for: oldStack), controller.barItems(for: newStack))
      let change = {
        bar.transition(from: old, to: new, isPush: operation == .push)
        controller.navigationView.fitBar()
      }
      wasBarHidden ? UIView.performWithoutAnimation(change) : change()
    } completion: { context in
      guard controller.hasBar else { return }
      bar.finishTransition(completed: !context.isCancelled)
      let items = controller.barItems(for: context.isCancelled ? oldStack : newStack)
      if bar.items != items { bar.setItems(items, animated: false) }
    }
    coordinator.animate { [to] _ in
      controller.bottomBarsFollow(to)
    } completion: { [from] context in
      if context.isCancelled { controller.bottomBarsFollow(from) }
    }
    guard let toolbar = controller.toolbar else { return }
    let wasToolbarHidden = controller.navigationView.isToolbarHidden
    coordinator.animate { [to] _ in
      guard !controller.isToolbarHidden else { return }
      let change = { toolbar.transition(to: to.toolbarItems) }
      wasToolbarHidden ? UIView.performWithoutAnimation(change) : change()
    } completion: { [from, to] context in
      toolbar.finishTransition(completed: !context.isCancelled)
      let items = (context.isCancelled ? from : to).toolbarItems
      if toolbar.items != items { toolbar.setItems(items, animated: false) }
    }
  }
}
