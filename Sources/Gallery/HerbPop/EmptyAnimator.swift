import UIKit

/// Never calls `completeTransition(_:)`, so that the transition never ends and the app takes no more touches.
final class EmptyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
