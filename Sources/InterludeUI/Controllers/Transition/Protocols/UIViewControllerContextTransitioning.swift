/// What an animator knows of the transition it animates, and how it reports back.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the transition happens. The incoming view is added here by the animator.
  var containerView: UIView { get }
  /// Whether the transition is animated. An animator that is supplied for one that is not runs as well, and ends it at once.
  var isAnimated: Bool { get }
  /// Whether a person drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for a push, a pop and a change of tabs.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports progress, 0…1, of an interactive transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the interaction is over, and that the transition goes on to its end.
  func finishInteractiveTransition()
  /// Says that the interaction is over, and that the transition goes back to its beginning.
  func cancelInteractiveTransition()
  /// Makes a running transition interactive.
  func pauseInteractiveTransition()

  /// Ends the transition; must be called exactly once. False means that it was cancelled.
  func completeTransition(_ didComplete: Bool)

  /// A controller by its role: `from` is left, `to` is shown instead.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that moves; nil when it stays where it is: a presenter that is not removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation that the incoming view must take on; always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Where the controller's view is at the start, in the container; zero when it is not on the screen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where it must be at the end, in the container. Zero when it leaves the window; of a presented view that is dismissed, where it
  /// is, unless its presentation has removed the presenter's view.
  func finalFrame(for vc: UIViewController) -> CGRect
}
