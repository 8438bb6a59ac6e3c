import InteractiveTransitions
import UIKit

/// The transitioning delegate of a card: supplies the presentation controller, and the animator set to the direction.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  private var animator = CardAnimator()
  var step = CardStep.complete {
    didSet { if step != oldValue { animator = Self.makeAnimator(for: step) } }
  }
  /// The drag by which the card can be caught and dismissed.
  private var drag: TransitionDrag?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let card = CardPresentationController(presentedViewController: presented, presenting: presenting)
    drag = card.drag
    return card
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: false)
  }

  private func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    animator.isPresenting = isPresenting
    animator.reducesMotion = UIAccessibility.isReduceMotionEnabled || step == .reducedMotion
    return animator
  }

  private static func makeAnimator(for step: CardStep) -> CardAnimator {
    switch step {
    case .layerTransform: LayerTransformAnimator()
    case .appearanceCalls: AppearanceAnimator(tellsCard: true)
    case .presenterCalls: AppearanceAnimator(tellsCard: false)
    default: CardAnimator()
    }
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}
