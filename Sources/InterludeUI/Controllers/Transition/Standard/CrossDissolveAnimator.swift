/// `crossDissolve`: the presented view fades in over the presenter, and out again. A finger draws it up, and wipes it away
/// downwards.
final class CrossDissolveAnimator: NSObject, SystemAnimator {
  let motion: SystemBehavior.Motion
  private(set) var travel = CGVector.zero
  private let isPresenting: Bool

  init(isPresenting: Bool, _ motion: SystemBehavior.Motion) {
    (self.isPresenting, self.motion) = (isPresenting, motion)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to),
      let fading = context.view(forKey: isPresenting ? .to : .from)
    else {
      context.completeTransition(false)
      return
    }
    if let entering = context.view(forKey: .to) {
      entering.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(entering, at: isPresenting ? context.containerView.subviews.count : 0)
      entering.layoutIfNeeded()
    }
    let opaque = fading.alpha
    if isPresenting { fading.alpha = 0 }
    let height = context.containerView.bounds.height
    travel = CGVector(dx: 0, dy: isPresenting ? -height : height)
    UIView.animate(withDuration: motion.duration, delay: 0, options: .curveLinear) { [isPresenting] in
      fading.alpha = isPresenting ? opaque : 0
    } completion: { _ in
      fading.alpha = opaque
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
