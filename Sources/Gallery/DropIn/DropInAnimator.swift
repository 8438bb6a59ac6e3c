import UIKit

/// Lets the presented view fall into place: from smaller, higher and transparent, on a spring with a push.
final class DropInAnimator: CatchableAnimator {
  private static let height: CGFloat = 200

  init(drag: TransitionDrag) { super.init(duration: 0.6, drag: drag) }

  override var timingParameters: any UITimingCurveProvider {
    UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
  }

  override func prepare(
    _ animator: UIViewPropertyAnimator, using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard
      let controller = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: controller)
    view.alpha = 0
    view.transform = CGAffineTransform(translationX: 0, y: -Self.height).scaledBy(x: 0.6, y: 0.6)
    transitionContext.containerView.addSubview(view)
    drag.travel = CGVector(dx: 0, dy: Self.height)
    animator.addAnimations {
      view.alpha = 1
      view.transform = .identity
    }
  }
}
