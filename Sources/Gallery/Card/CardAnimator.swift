import UIKit

/// Slides a card up while the screen behind it steps back, and reverses both.
final class CardAnimator: CatchableAnimator {
  static let presenterScale: CGFloat = 0.88
  private static let presenterAlpha: CGFloat = 0.8
  private static let cornerRadius: CGFloat = 10

  init(drag: TransitionDrag) { super.init(duration: 0.5, drag: drag) }

  override var timingParameters: any UITimingCurveProvider { UICubicTimingParameters(animationCurve: .easeOut) }

  override func prepare(
    _ animator: UIViewPropertyAnimator, using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard
      let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    let isPresenting = to.isBeingPresented
    // The presenter stays where it is, below the container, so the context has no view for it: its controller has.
    guard
      let presenter = isPresenting ? from.view : to.view,
      let card = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return }

    if isPresenting {
      card.frame = transitionContext.finalFrame(for: to)
      round(card)
      transitionContext.containerView.addSubview(card)
      presenter.clipsToBounds = true
      card.transform = below(card, in: transitionContext.containerView)
    }
    drag.travel = CGVector(dx: 0, dy: isPresenting ? -card.bounds.height : card.bounds.height)
    animator.addAnimations {
      card.transform = isPresenting ? .identity : self.below(card, in: transitionContext.containerView)
      if isPresenting { self.stepBack(presenter) } else { self.stepForward(presenter) }
    }
    animator.addCompletion { _ in
      presenter.clipsToBounds = isPresenting != transitionContext.transitionWasCancelled
    }
  }

  private func round(_ card: UIView) {
    card.clipsToBounds = true
    card.layer.cornerRadius = Self.cornerRadius
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  private func below(_ card: UIView, in container: UIView) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: container.bounds.height - (card.center.y - card.bounds.height / 2))
  }

  private func stepBack(_ presenter: UIView) {
    presenter.transform = CGAffineTransform(scaleX: Self.presenterScale, y: Self.presenterScale)
    presenter.layer.cornerRadius = Self.cornerRadius
    presenter.alpha = Self.presenterAlpha
  }

  private func stepForward(_ presenter: UIView) {
    presenter.transform = .identity
    presenter.layer.cornerRadius = 0
    presenter.alpha = 1
  }
}
