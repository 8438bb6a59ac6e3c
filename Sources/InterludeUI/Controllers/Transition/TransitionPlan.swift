/// What one transition is about: who leaves, who enters, where, and what happens before and after it. A presentation, a
/// dismissal, a push or pop and a change of tabs answer these questions differently; `TransitionRunner` asks them of all alike.
protocol TransitionPlan: AnyObject {
  var request: TransitionRequest { get }
  var from: UIViewController { get }
  var to: UIViewController { get }
  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The controllers whose `transitionCoordinator` this transition is, besides those that leave and enter.
  var companions: [UIViewController] { get }

  /// Those whose appearance the transition changes, and brings to where it belongs in the end.
  var changing: [UIViewController] { get }

  /// Whether the app's delegate is asked for an animator even when the transition is not animated.
  var asksForAnimatorUnanimated: Bool { get }
  /// The animator of the app's delegate; nil when it supplies none.
  func appAnimator() -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator when the app supplies none; nil for no animation.
  func systemAnimator() -> (any SystemAnimator)?
  /// The interaction controller of the app's delegate; nil when it supplies none.
  func appInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interaction controller when the app supplies none; nil when nothing can drive the animator.
  func systemInteraction(for animator: any SystemAnimator) -> TransitionInteraction?

  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect

  /// Puts the container and the leaving view in place.
  func prepare()
  /// The calls that come before the appearance calls.
  func willBegin(with coordinator: any UIViewControllerTransitionCoordinator)
  /// The `will` halves of the appearance calls, and then what the plan itself animates alongside.
  func beginAppearance(with coordinator: any UIViewControllerTransitionCoordinator)
  /// Puts the entering view where it belongs when nothing animates it there.
  func placeEnteringView()
  /// What must be heard when it is over, and the hierarchy as it then is.
  func didEnd(completed: Bool)
  /// Puts the view that remains where it belongs, in a container that has changed its size meanwhile.
  func placeRemainingView(completed: Bool)
  /// The `did` halves, after the opposite `will` ones if the transition was cancelled. Whatever has become of the
  /// surroundings meanwhile, everyone ends standing where they do.
  func endAppearance(completed: Bool)
  /// The very last: stacks are settled, nothing is in transition any more.
  func finish(completed: Bool)
}

extension TransitionPlan {
  var operation: TransitionOperation { request.operation }
  var isAnimated: Bool { request.isAnimated }
  var participants: [UIViewController] { [from, to] + companions }
  var changing: [UIViewController] { [from, to] }
  var asksForAnimatorUnanimated: Bool { false }

  /// Fills the container.
  func placeRemainingView(completed: Bool) {
    (completed ? to : from).viewIfLoaded?.layoutFrame = containerView.bounds
  }

  /// Lets controllers come to stand where they belong: all that must turn round for it do so, then all arrive.
  func settle(_ controllers: [(controller: UIViewController, state: AppearanceState)]) {
    for (controller, state) in controllers { controller.beginSettling(at: state, animated: isAnimated) }
    for (controller, state) in controllers { controller.endSettling(at: state) }
  }
}
