import UIKit

/// Moves a message in from above the screen, or out below it, on a spring that does not overshoot.
final class MessageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case entering, leaving
  }

  private let direction: Direction

  init(_ direction: Direction) { self.direction = direction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    switch direction {
    case .entering:
      guard
        let controller = transitionContext.viewController(forKey: .to),
        let message = transitionContext.view(forKey: .to)
      else { return transitionContext.completeTransition(false) }
      message.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(message)
      message.transform = CGAffineTransform(translationX: 0, y: -message.frame.maxY)
      move(message, to: .identity, in: transitionContext)
    case .leaving:
      guard let message = transitionContext.view(forKey: .from) else {
        return transitionContext.completeTransition(false)
      }
      let distance = transitionContext.containerView.bounds.height - message.frame.minY
      move(message, to: CGAffineTransform(translationX: 0, y: distance), in: transitionContext)
    }
  }

  private func move(
    _ message: UIView, to transform: CGAffineTransform, in transitionContext: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      message.transform = transform
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
