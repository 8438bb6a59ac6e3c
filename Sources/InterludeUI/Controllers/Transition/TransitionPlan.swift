/// The part of a transition that depends on its kind: a presentation, a dismissal, a push or pop, or a change of tabs.
///
/// A plan names the controllers and the container, supplies the animator, and makes the calls before and after the animation.
/// `TransitionRunner` runs every plan in the same way.
protocol TransitionPlan: AnyObject {
  var request: TransitionRequest { get }
  var from: UIViewController { get }
  var to: UIViewController { get }
  var containerView: UIView { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Controllers besides `from` and `to` whose `transitionCoordinator` is this transition's.
  var companions: [UIViewController] { get }

  /// The controllers whose appearance state the transition changes.
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
  /// Makes the calls that come before the `did` halves, and puts the view hierarchy into its final state.
  func didEnd(completed: Bool)
  /// Puts the view that remains where it belongs, in a container that has changed its size meanwhile.
  func placeRemainingView(completed: Bool)
  /// The `did` halves of the appearance calls, after the opposite `will` halves if the transition was cancelled. Each controller ends in
  /// the state of its surroundings, which may have changed meanwhile.
  func endAppearance(completed: Bool)
  /// Updates the stack or the presentation chain, when no controller is in transition any more.
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

  /// Brings controllers to appearance states: first all `will` calls that are still needed, then all `did` calls.
  func settle(_ controllers: [(controller: UIViewController, state: AppearanceState)]) {
    for (controller, state) in controllers { controller.beginSettling(at: state, animated: isAnimated) }
    for (controller, state) in controllers { controller.endSettling(at: state) }
  }
}
