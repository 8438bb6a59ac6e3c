/// `coverVertical`: the presented view rises from below the container, and sinks back.
final class CoverVerticalAnimator: NSObject, SystemAnimator {
  let motion: SystemBehavior.Motion
  private(set) var travel = CGVector.zero
  private let isPresenting: Bool

  init(isPresenting: Bool, _ motion: SystemBehavior.Motion) {
    (self.isPresenting, self.motion) = (isPresenting, motion)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    isPresenting ? present(transitionContext) : dismiss(transitionContext)
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    let frame = context.finalFrame(for: to)
    let below = below(frame, in: context)
    view.frame = below
    context.containerView.addSubview(view)
    view.layoutIfNeeded()
    move(view, from: below, to: frame, in: context)
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else {
      context.completeTransition(false)
      return
    }
    let frame = view.frame
    if let to = context.viewController(forKey: .to), let presenter = context.view(forKey: .to) {
      presenter.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(presenter, at: 0)
      presenter.layoutIfNeeded()
    }
    move(view, from: frame, to: below(frame, in: context), in: context)
  }

  private func move(
    _ view: UIView, from start: CGRect, to end: CGRect, in context: any UIViewControllerContextTransitioning
  ) {
    travel = end.origin - start.origin
    UIView.animate(withDuration: motion.duration, delay: 0, options: .curveLinear) {
      view.frame = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func below(_ frame: CGRect, in context: any UIViewControllerContextTransitioning) -> CGRect {
    frame.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - frame.minY)
  }
}
