import UIKit

/// Fades the next screen in over the last one, whichever way the navigation goes.
final class FadeAnimator: CatchableAnimator {
  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init(duration: 0.4, drag: TransitionDrag())
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
    transitionContext.containerView.addSubview(view)
    let width = transitionContext.containerView.bounds.width
    drag.travel = CGVector(dx: operation == .push ? -width : width, dy: 0)
    animator.addAnimations { view.alpha = 1 }
  }

  /// The container stays: it must not be left with a finger's hold on a transition that is over.
  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    drag.detach()
  }
}
