/// `flipHorizontal`: the container turns over, from right to left to the presented view, and back.
final class FlipHorizontalAnimator: NSObject, SystemAnimator {
  let motion: SystemBehavior.Motion
  private(set) var travel = CGVector.zero
  private let isPresenting: Bool

  init(isPresenting: Bool, _ motion: SystemBehavior.Motion) {
    (self.isPresenting, self.motion) = (isPresenting, motion)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to) else { return context.completeTransition(false) }
    let (leaving, entering) = (context.view(forKey: .from), context.view(forKey: .to))
    let wasHidden = leaving?.isHidden ?? false
    let width = context.containerView.bounds.width
    travel = CGVector(dx: isPresenting ? -width : width, dy: 0)
    UIView.transition(
      with: context.containerView, duration: motion.duration,
      options: [.curveLinear, .allowUserInteraction, isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft]
    ) {
      if let entering {
        entering.frame = context.finalFrame(for: to)
        context.containerView.addSubview(entering)
        entering.layoutIfNeeded()
      }
      leaving?.isHidden = true
    } completion: { _ in
      leaving?.isHidden = wasHidden
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
