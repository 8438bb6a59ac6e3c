/// The plan of a push or pop, or of whatever net change `setViewControllers` made.
final class NavigationPlan: TransitionPlan {
  private let navigationController: UINavigationController
  private let operation: UINavigationController.Operation
  let from: UIViewController
  let to: UIViewController
  let oldStack: [UIViewController]
  let newStack: [UIViewController]

  init(
    _ navigationController: UINavigationController, operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController, oldStack: [UIViewController], newStack: [UIViewController]
  ) {
    self.navigationController = navigationController
    self.operation = operation
    self.from = from
    self.to = to
    self.oldStack = oldStack
    self.newStack = newStack
  }

  var containerView: UIView { navigationController.navigationView.container }
  var presentationStyle: UIModalPresentationStyle { .none }
  var companions: [UIViewController] { [navigationController] }
  /// Whether the two hear of appearing; a controller that is not on show itself leaves that for later.
  private lazy var isOnScreen = navigationController.appearance == .appeared
  /// The size that the animator was told of.
  private lazy var startSize = containerView.bounds.size

  func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard navigationController.navigationTransition?.isAnimated == true else { return nil }
    let custom = navigationController.delegate?.navigationController(
      navigationController, animationControllerFor: operation, from: from, to: to)
    return custom ?? NavigationSlideAnimator(operation: operation)
  }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigationController.delegate?.navigationController(navigationController, interactionControllerFor: animator)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? from.view.layoutFrame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? containerView.bounds : .zero
  }

  func prepare() {
    _ = startSize
    to.loadViewIfNeeded()
    from.isMovingFromParent = !newStack.contains(from)
    to.isMovingToParent = !oldStack.contains(to)
    navigationController.navigationView.setNeedsLayout()
    navigationController.navigationView.layoutIfNeeded()
    moveBar()
  }

  func willBegin() {
    navigationController.delegate?.navigationController(
      navigationController, willShow: to, animated: isAnimated)
  }

  func beginAppearance(animated: Bool) {
    guard isOnScreen else { return }
    from.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
  }

  func placeEnteringView() { navigationController.navigationView.place(to.view) }

  func didEnd(completed: Bool) {
    let (leaving, staying) = completed ? (from, to) : (to, from)
    leaving.viewIfLoaded?.removeFromSuperview()
    let hasMoved = staying.view.superview !== containerView
    if hasMoved, !completed { navigationController.navigationView.place(staying.view) }
    // The animator's frames were for the old size.
    if containerView.bounds.size != startSize { staying.view.layoutFrame = containerView.bounds }
  }

  func endAppearance(completed: Bool, animated: Bool) {
    guard isOnScreen else { return }
    if completed {
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    } else {
      to.beginAppearanceTransition(false, animated: animated)
      to.endAppearanceTransition()
      from.beginAppearanceTransition(true, animated: animated)
      from.endAppearanceTransition()
    }
  }

  func finish(completed: Bool) {
    from.isMovingFromParent = false
    to.isMovingToParent = false
    let isAnimated = isAnimated
    navigationController.navigationEnded(self, completed: completed)
    if completed, isOnScreen {
      navigationController.delegate?.navigationController(navigationController, didShow: to, animated: isAnimated)
    }
  }

  private var isAnimated: Bool { navigationController.navigationTransition?.isAnimated ?? false }

  /// The bar's titles and buttons change alongside.
  private func moveBar() {
    let bar = navigationController.navigationBar
    let (old, new) = (oldStack.map(\.navigationItem), newStack.map(\.navigationItem))
    navigationController.navigationTransition?.coordinator?.animate { [operation] _ in
      bar.transition(from: old, to: new, isPush: operation == .push)
    } completion: { context in
      bar.finishTransition(completed: !context.isCancelled)
    }
  }
}
