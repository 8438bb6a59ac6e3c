/// What a transition's companions may know of it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for a push, a pop and a change of tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under a person's hand.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused and turned round on its way: where its animator supplies an animator of its own, and in
  /// the system's own transitions.
  var isInterruptible: Bool { get }
  /// Whether a person drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// How far an interactive transition was when it was last reported, 0…1.
  var percentComplete: CGFloat { get }
  /// How much faster than declared the rest of an interactive transition runs.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of an interactive transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// Where the transition happens.
  var containerView: UIView { get }
  /// The rotation that the incoming view must take on; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// A controller by its role: `from` is left, `to` is shown instead.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that moves; nil when it stays where it is: a presenter that is not removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition, with its duration and curve.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates in the transition's container; false when the transition is over and nothing was run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates views outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls at each change from interactive to not, the end and a cancellation included.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls once, when the transition first stops being interactive.
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates in the transition's container; false when the transition is over and nothing was run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Animates views outside of the container; false when the transition is over and nothing was run.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
