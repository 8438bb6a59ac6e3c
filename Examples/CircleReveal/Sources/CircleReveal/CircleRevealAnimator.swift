import UIKit

/// Uncovers the next screen through a circle that grows out of a point, and covers it again on the way back.
final class CircleRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private let center: CGPoint
  private let radius: CGFloat
  private let isPresenting: Bool
  private var context: (any UIViewControllerContextTransitioning)?

  /// - Parameters:
  ///   - center: Where the circle grows from, in the coordinates of the screen.
  ///   - radius: Of the circle that is there when nothing is uncovered yet.
  init(center: CGPoint, radius: CGFloat, isPresenting: Bool) {
    self.center = center
    self.radius = radius
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let screen = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    context = transitionContext
    if isPresenting {
      transitionContext.containerView.addSubview(screen)
    } else if let below = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(below, belowSubview: screen)
    }
    let (small, large) = (circle(radius), circle(reach(in: screen.bounds)))
    let (start, end) = isPresenting ? (small, large) : (large, small)
    let mask = CAShapeLayer()
    mask.path = end.cgPath
    screen.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = start.cgPath
    animation.toValue = end.cgPath
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    mask.add(animation, forKey: "reveal")
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    guard let context else { return }
    context.view(forKey: isPresenting ? .to : .from)?.layer.mask = nil
    context.completeTransition(!context.transitionWasCancelled)
    self.context = nil
  }

  private func circle(_ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
  }

  /// How far the farthest corner is.
  private func reach(in bounds: CGRect) -> CGFloat {
    let (dx, dy) = (max(center.x, bounds.width - center.x), max(center.y, bounds.height - center.y))
    return (dx * dx + dy * dy).squareRoot()
  }
}
