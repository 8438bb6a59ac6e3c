import UIKit

/// Does nothing, and so never ends: the app waits for `completeTransition(_:)`.
final class EmptyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
