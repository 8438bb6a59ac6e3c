import UIKit

/// A transition's context, but for its end.
final class FlightContext: NSObject, UIViewControllerContextTransitioning {
  private let context: any UIViewControllerContextTransitioning
  /// Called once: afterwards the context, which an animator may keep, holds nothing that holds the animator.
  private var onComplete: ((Bool) -> Void)?

  init(_ context: any UIViewControllerContextTransitioning, onComplete: @escaping (Bool) -> Void) {
    self.context = context
    self.onComplete = onComplete
  }

  func completeTransition(_ didComplete: Bool) {
    let complete = onComplete
    onComplete = nil
    complete?(didComplete)
  }

  var containerView: UIView { context.containerView }
  var isAnimated: Bool { context.isAnimated }
  var isInteractive: Bool { context.isInteractive }
  var transitionWasCancelled: Bool { context.transitionWasCancelled }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { context.updateInteractiveTransition(percentComplete) }
  func finishInteractiveTransition() { context.finishInteractiveTransition() }
  func cancelInteractiveTransition() { context.cancelInteractiveTransition() }
  func pauseInteractiveTransition() { context.pauseInteractiveTransition() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { context.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { context.finalFrame(for: vc) }
}
