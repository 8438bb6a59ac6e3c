import UIKit

/// Moves a message in from above the screen, or out below it, on a spring that does not overshoot.
final class MessageAnimator: CatchableAnimator {
  enum Direction {
    case entering, leaving
  }

  private let direction: Direction

  init(_ direction: Direction, drag: TransitionDrag) {
    self.direction = direction
    super.init(duration: 0.6, drag: drag)
  }

  override var timingParameters: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }

  override func prepare(
    _ animator: UIViewPropertyAnimator, using transitionContext: any UIViewControllerContextTransitioning
  ) {
    switch direction {
    case .entering:
      guard
        let controller = transitionContext.viewController(forKey: .to),
        let message = transitionContext.view(forKey: .to)
      else { return }
      message.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(message)
      let distance = message.frame.maxY
      message.transform = CGAffineTransform(translationX: 0, y: -distance)
      drag.travel = CGVector(dx: 0, dy: distance)
      animator.addAnimations { message.transform = .identity }
    case .leaving:
      guard let message = transitionContext.view(forKey: .from) else { return }
      let distance = transitionContext.containerView.bounds.height - message.frame.minY
      drag.travel = CGVector(dx: 0, dy: distance)
      animator.addAnimations { message.transform = CGAffineTransform(translationX: 0, y: distance) }
    }
  }
}
