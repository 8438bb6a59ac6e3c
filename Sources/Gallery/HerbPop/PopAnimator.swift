import UIKit

/// Grows a presented screen out of a view of its presenter, and shrinks it back into that view when it is dismissed.
final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Where the presented screen comes from and goes back to; hidden while the screen stands in for it.
  private let originView: UIView

  init(originView: UIView) { self.originView = originView }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let toController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let isPresenting = toController.isBeingPresented
    let container = transitionContext.containerView

    toView.frame = transitionContext.finalFrame(for: toController)
    container.addSubview(toView)
    // The window may have another size than when the screen was presented; the origin must be where it belongs now.
    toView.layoutIfNeeded()

    let screen = isPresenting ? toView : fromView
    container.bringSubviewToFront(screen)
    screen.clipsToBounds = true
    let full = Pose(filling: container.bounds)
    let origin = Pose(of: screen, covering: originView, in: container)
    originView.isHidden = true

    (isPresenting ? origin : full).apply(to: screen)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.4, initialSpringVelocity: 0
    ) {
      (isPresenting ? full : origin).apply(to: screen)
    } completion: { [originView] _ in
      let finished = !transitionContext.transitionWasCancelled
      originView.isHidden = isPresenting == finished
      transitionContext.completeTransition(finished)
    }
  }
}

/// Where the screen is at one end of the transition.
private struct Pose {
  let center: CGPoint
  let transform: CGAffineTransform
  let cornerRadius: CGFloat

  /// At rest, filling the container.
  init(filling bounds: CGRect) {
    center = CGPoint(x: bounds.midX, y: bounds.midY)
    transform = .identity
    cornerRadius = 0
  }

  /// Shrunk to exactly where a view is; its corners look as round as the view's.
  init(of screen: UIView, covering view: UIView, in container: UIView) {
    let frame = view.convert(view.bounds, to: container)
    let scale = CGSize(width: frame.width / screen.bounds.width, height: frame.height / screen.bounds.height)
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    cornerRadius = view.layer.cornerRadius / scale.width
  }

  func apply(to screen: UIView) {
    screen.center = center
    screen.transform = transform
    screen.layer.cornerRadius = cornerRadius
  }
}
