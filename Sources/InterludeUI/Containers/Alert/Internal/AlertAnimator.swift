/// An alert fades in while it shrinks to its size, and fades out as it is.
final class AlertAnimator: NSObject, SystemAnimator {
  let motion: SystemBehavior.Motion
  /// None: no finger drags it.
  let travel = CGVector.zero
  private let scale: CGFloat
  private let isPresenting: Bool

  init(isPresenting: Bool, _ behavior: SystemBehavior.Presentation) {
    (self.isPresenting, motion, scale) = (isPresenting, behavior.alert, behavior.alertScale)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(false) }
    let (alpha, transform) = (view.alpha, view.transform)
    if isPresenting {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
      // A field of the alert that is edited from now on has brought up the keyboard.
      if let place = to.activePresentationController?.frameOfPresentedViewInContainerView { view.frame = place }
      view.layoutIfNeeded()
      view.alpha = 0
      view.transform = transform.scaledBy(x: scale, y: scale)
    }
    UIView.animate(withDuration: motion.duration, delay: 0, options: .curveLinear) { [isPresenting] in
      view.alpha = isPresenting ? alpha : 0
      view.transform = transform
    } completion: { _ in
      view.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
