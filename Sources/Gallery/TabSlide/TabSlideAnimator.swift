import UIKit

/// Slides one page out and the next one in from its side; a page is a little smaller the further away it is. With reduced motion the
/// next one fades in over the last one.
final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the next page comes from the right.
  let isFromRight: Bool
  var reducesMotion = false
  private var animator: UIViewPropertyAnimator?

  init(isFromRight: Bool) { self.isFromRight = isFromRight }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 1)
    self.animator = animator
    if let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from), let entering = transitionContext.view(forKey: .to)
    {
      let container = transitionContext.containerView
      entering.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(entering)
      entering.layoutIfNeeded()
      if reducesMotion {
        fade(entering, with: animator)
      } else {
        slide(leaving, entering, by: Self.distance(in: container, isFromRight: isFromRight), with: animator)
      }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func slide(
    _ leaving: UIView, _ entering: UIView, by distance: CGFloat, with animator: UIViewPropertyAnimator
  ) {
    entering.transform = Self.aside(by: distance)
    animator.addAnimations {
      leaving.transform = Self.aside(by: -distance)
      entering.transform = .identity
    }
    animator.addCompletion { _ in
      for page in [leaving, entering] { page.transform = .identity }
    }
  }

  private func fade(_ entering: UIView, with animator: UIViewPropertyAnimator) {
    entering.alpha = 0
    animator.addAnimations { entering.alpha = 1 }
    // A cancelled transition has run the alpha back to the 0 set above; resetting it is the animator's task.
    animator.addCompletion { _ in entering.alpha = 1 }
  }

  /// How far the next page is from its place, in points to the right: the container's width and a gap.
  static func distance(in container: UIView, isFromRight: Bool) -> CGFloat {
    (isFromRight ? 1 : -1) * (container.bounds.width + 16)
  }

  private static func aside(by distance: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: distance, y: 0).scaledBy(x: 0.92, y: 0.92)
  }
}
