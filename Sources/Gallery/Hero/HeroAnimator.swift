import UIKit

/// Flies a herb's picture from its cell to the head of the detail on a push, and back to its cell on a pop, while the detail
/// fades; with reduced motion that is all.
final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let list: HeroListViewController
  private let detail: HeroDetailViewController
  private let isPush: Bool
  var reducesMotion = false
  private var animator: UIViewPropertyAnimator?

  init(from list: HeroListViewController, to detail: HeroDetailViewController, isPush: Bool) {
    (self.list, self.detail, self.isPush) = (list, detail, isPush)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.85)
    self.animator = animator
    addScreen(transitionContext)
    // Asked for only now that both screens are laid out: the device may have been rotated meanwhile.
    let picture = reducesMotion ? nil : list.selectedPicture
    let flying = picture.map { fly(from: $0, with: animator, in: transitionContext.containerView) }
    let screen = transitionContext.view(forKey: isPush ? .to : .from)
    screen?.alpha = isPush ? 0 : 1
    detail.words.alpha = isPush ? 0 : 1
    animator.addAnimations { [isPush] in screen?.alpha = isPush ? 1 : 0 }
    fadeWords(with: animator)
    animator.addCompletion { [detail] _ in
      screen?.alpha = 1
      detail.words.alpha = 1
      detail.picture.isHidden = false
      picture?.isHidden = false
      flying?.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  /// In when the list is nearly gone, out before it shows through.
  private func fadeWords(with animator: UIViewPropertyAnimator) {
    let words = detail.words
    if isPush {
      animator.addAnimations({ words.alpha = 1 }, delayFactor: 0.25)
    } else {
      animator.addAnimations {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { words.alpha = 0 }
        }
      }
    }
  }

  /// The list lies below the detail, both ways.
  private func addScreen(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let controller = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: controller)
    let container = transitionContext.containerView
    if isPush { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
    view.layoutIfNeeded()
  }

  /// Moves a copy of the picture, with the two originals hidden.
  private func fly(from picture: UIView, with animator: UIViewPropertyAnimator, in container: UIView) -> UIView {
    let flying = UIImageView(image: detail.herb.image)
    flying.contentMode = .scaleAspectFill
    flying.clipsToBounds = true
    container.addSubview(flying)
    let (start, end) = isPush ? (picture, detail.picture) : (detail.picture, picture)
    func place(at view: UIView) {
      flying.frame = view.convert(view.bounds, to: container)
      flying.layer.cornerRadius = view.layer.cornerRadius
    }
    place(at: start)
    for view in [start, end] { view.isHidden = true }
    animator.addAnimations { place(at: end) }
    return flying
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
