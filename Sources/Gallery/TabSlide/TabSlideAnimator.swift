import UIKit

/// Slides one page out and the next one in from its side; a page is a little smaller the further away it is.
final class TabSlideAnimator: CatchableAnimator {
  /// Where the next page comes from.
  enum Side: CGFloat {
    case left = -1
    case right = 1
  }

  private let side: Side
  private static let gap: CGFloat = 16
  private static let scale: CGFloat = 0.92

  init(_ side: Side, drag: TransitionDrag) {
    self.side = side
    super.init(duration: 0.5, drag: drag)
  }

  override var timingParameters: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }

  override func prepare(
    _ animator: UIViewPropertyAnimator, using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard
      let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from),
      let entering = transitionContext.view(forKey: .to)
    else { return }
    entering.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(entering)
    entering.layoutIfNeeded()
    let distance = side.rawValue * (transitionContext.containerView.bounds.width + Self.gap)
    entering.transform = aside(by: distance)
    drag.travel = CGVector(dx: -distance, dy: 0)
    animator.addAnimations {
      leaving.transform = self.aside(by: -distance)
      entering.transform = .identity
    }
    animator.addCompletion { _ in
      for page in [leaving, entering] { page.transform = .identity }
    }
  }

  private func aside(by distance: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: distance, y: 0).scaledBy(x: Self.scale, y: Self.scale)
  }
}
