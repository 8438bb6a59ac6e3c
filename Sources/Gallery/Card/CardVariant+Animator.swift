import UIKit

/// What some steps of the scene change in its animator.
extension CardVariant {
  /// To be called for each transition, after the animator's direction has been set.
  func prepare(_ animator: CardAnimator) {
    animator.scale = self == .layerTransform ? Self.scaleByLayer : CardAnimator.scaleByTransform
    let told: [UITransitionContextViewControllerKey] =
      switch self {
      // Wrong: UIKit makes the card's calls, so that a second begin is dropped and logged.
      case .appearanceCalls: [.from, .to]
      // Right: the presenter stays in place, and UIKit makes no calls for it.
      case .presenterCalls: [animator.isPresenting ? .from : .to]
      default: []
      }
    animator.onStart = { Self.tellOfAppearance(told, $0, $1) }
  }

  private static let scaleByLayer = { (view: UIView, scale: CGFloat) in
    view.layer.transform = CATransform3DMakeScale(scale, scale, 1)
  }

  private static func tellOfAppearance(
    _ keys: [UITransitionContextViewControllerKey], _ animator: UIViewPropertyAnimator,
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let screens = keys.compactMap { key in
      transitionContext.viewController(forKey: key).map { (controller: $0, appears: key == .to) }
    }
    guard !screens.isEmpty else { return }
    for screen in screens { screen.controller.beginAppearanceTransition(screen.appears, animated: true) }
    animator.addCompletion { _ in
      if transitionContext.transitionWasCancelled {
        // The opposite call reverses an appearance that has begun: the disappearing screen stays.
        for screen in screens { screen.controller.beginAppearanceTransition(!screen.appears, animated: true) }
      }
      for screen in screens { screen.controller.endAppearanceTransition() }
    }
  }
}
