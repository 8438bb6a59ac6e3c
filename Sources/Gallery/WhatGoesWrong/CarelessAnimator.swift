import UIKit

/// Fades the next screen in, and makes one mistake on the way if it is told to.
final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let mistake: Mistake?

  init(making mistake: Mistake?) { self.mistake = mistake }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let controller = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }

    if mistake == .completesAtOnce { return transitionContext.completeTransition(true) }
    view.frame = mistake == .leavesFrameEmpty ? .zero : transitionContext.finalFrame(for: controller)
    if mistake != .addsNothing { transitionContext.containerView.addSubview(view) }

    let leaving = transitionContext.view(forKey: .from)
    view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.alpha = 1
      leaving?.alpha = 0
    } completion: { _ in
      leaving?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
