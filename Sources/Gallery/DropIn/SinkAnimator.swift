import UIKit

/// Lets the presented view sink below the screen, as the system's own dismissal does.
final class SinkAnimator: CatchableAnimator {
  init(drag: TransitionDrag) { super.init(duration: 0.5, drag: drag) }

  override var timingParameters: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }

  override func prepare(
    _ animator: UIViewPropertyAnimator, using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let view = transitionContext.view(forKey: .from) else { return }
    let distance = transitionContext.containerView.bounds.maxY - view.frame.minY
    drag.travel = CGVector(dx: 0, dy: distance)
    animator.addAnimations { view.frame.origin.y += distance }
  }
}
