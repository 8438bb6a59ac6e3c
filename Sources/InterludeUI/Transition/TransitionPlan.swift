/// What one transition is about: who leaves, who enters, where, and what happens before and after it. A presentation, a
/// dismissal and a navigation answer these questions differently; `TransitionRunner` asks them of all alike.
protocol TransitionPlan: AnyObject {
  var from: UIViewController { get }
  var to: UIViewController { get }
  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The controllers whose `transitionCoordinator` this transition is, besides those that leave and enter.
  var companions: [UIViewController] { get }

  /// Who animates; nil when nothing does.
  func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)?
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect

  /// Puts the container and the leaving view in place.
  func prepare()
  /// What must be heard before the appearance calls.
  func willBegin()
  /// The `will` halves of the appearance calls.
  func beginAppearance(animated: Bool)
  /// Puts the entering view where it belongs when nobody animates it there.
  func placeEnteringView()
  /// What must be heard when it is over, and the hierarchy as it then is.
  func didEnd(completed: Bool)
  /// Puts the view that remains where it belongs, in a container that has changed its size meanwhile.
  func placeRemainingView(completed: Bool)
  /// The `did` halves; for a cancelled transition, the opposite pairs.
  func endAppearance(completed: Bool, animated: Bool)
  /// The very last: stacks are settled, nothing is in transition any more.
  func finish(completed: Bool)
}

extension TransitionPlan {
  var participants: [UIViewController] { [from, to] + companions }

  /// Fills the container.
  func placeRemainingView(completed: Bool) {
    (completed ? to : from).viewIfLoaded?.layoutFrame = containerView.bounds
  }

  /// Turns round the appearance of the controllers that had begun to change.
  func reverse(_ controllers: [(controller: UIViewController, appears: Bool)], animated: Bool) {
    for (controller, appears) in controllers { controller.beginAppearanceTransition(appears, animated: animated) }
    for (controller, _) in controllers { controller.endAppearanceTransition() }
  }
}
