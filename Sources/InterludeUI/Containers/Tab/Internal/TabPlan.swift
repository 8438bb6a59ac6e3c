/// The plan of a change of tabs.
final class TabPlan: ContainerPlan {
  private let tabBarController: UITabBarController
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  let request: TransitionRequest
  let from: UIViewController
  let to: UIViewController

  init(
    _ tabBarController: UITabBarController, from: UIViewController, to: UIViewController,
    animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.tabBarController = tabBarController
    self.from = from
    self.to = to
    self.animator = animator
    request = TransitionRequest(operation: .tab, isAnimated: animator != nil)
  }

  var containerView: UIView { tabBarController.tabView.container }
  var companions: [UIViewController] { [tabBarController] }

  func appAnimator() -> (any UIViewControllerAnimatedTransitioning)? { animator }

  /// None: without the app's animator the tabs change at once.
  func systemAnimator() -> (any SystemAnimator)? { nil }

  func appInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tabBarController.stage.noting(
      answer: tabBarController.delegate?.tabBarController(tabBarController, interactionControllerFor: animator),
      to: "tabBarController(_:interactionControllerFor:)", from: tabBarController.delegate)
  }

  func systemInteraction(for animator: any SystemAnimator) -> TransitionInteraction? { nil }

  func prepare() {
    to.loadViewIfNeeded()
    tabBarController.tabView.setNeedsLayout()
    tabBarController.tabView.layoutIfNeeded()
  }

  func willBegin(with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// The entering tab hears first, as in UIKit.
  func beginAppearance(with coordinator: any UIViewControllerTransitionCoordinator) {
    to.beginSettling(at: to.standingOnShow, animated: isAnimated)
    from.beginSettling(at: .disappeared, animated: isAnimated)
  }

  func place(_ view: UIView) { tabBarController.tabView.place(view) }

  func endAppearance(completed: Bool) {
    let (leaving, staying) = completed ? (from, to) : (to, from)
    settle([(leaving, .disappeared), (staying, staying.standingOnShow)])
  }

  func finish(completed: Bool) { tabBarController.transitionEnded(self, completed: completed) }
}
