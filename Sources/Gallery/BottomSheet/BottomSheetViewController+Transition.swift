import UIKit

extension BottomSheetViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension BottomSheetViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.44 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isPresenting = transitionContext.viewController(forKey: .to) === self
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: self)
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
      lower()
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      if isPresenting { self.raise() } else { self.lower() }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func raise() {
    view.backgroundColor = Self.dimColor
    card.transform = .identity
  }

  private func lower() {
    view.backgroundColor = Self.dimColor.withAlphaComponent(0)
    card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height)
  }
}
