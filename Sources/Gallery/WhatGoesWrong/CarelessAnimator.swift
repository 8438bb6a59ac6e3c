import UIKit

/// Fades the next screen in, and makes one mistake on the way.
final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let mistake: Mistake
  /// Called when the animator leaves the transition incomplete.
  var onWaiting: () -> Void = {}
  /// Called when the transition ends.
  var onEnd: () -> Void = {}
  private var context: (any UIViewControllerContextTransitioning)?

  init(making mistake: Mistake) { self.mistake = mistake }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // A presenter that stays has no view in the context; the controller has one all the same.
    guard
      let controller = transitionContext.viewController(forKey: .to),
      let view = mistake == .takesPresenter ? controller.view : transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }

    if mistake == .completesAtOnce { return transitionContext.completeTransition(true) }
    if mistake == .completesFalse { return transitionContext.completeTransition(false) }
    // The initial frame of the entering view is zero: it was not on the screen.
    view.frame =
      mistake == .leavesFrameEmpty
      ? transitionContext.initialFrame(for: controller) : transitionContext.finalFrame(for: controller)
    let forgets = [.addsNothing, .forgetsPop, .forgetsDismissal].contains(mistake)
    if !forgets { transitionContext.containerView.addSubview(view) }
    let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
    if mistake == .leavesTransform { view.transform = small }
    if mistake == .tellsOfAppearance { controller.beginAppearanceTransition(true, animated: true) }

    let leaving = transitionContext.view(forKey: .from)
    context = transitionContext
    view.alpha = 0
    let declared = transitionDuration(using: transitionContext)
    if mistake == .jumps {
      UIView.animate(withDuration: declared / 2) {
        view.transform = small
      } completion: { _ in
        view.transform = .identity
      }
    }
    UIView.animate(withDuration: mistake == .takesLonger ? 3 * declared : declared) {
      view.alpha = 1
      leaving?.alpha = 0
    } completion: { [self] _ in
      if mistake == .neverCompletes { return onWaiting() }
      if mistake == .tellsOfAppearance { controller.endAppearanceTransition() }
      leaving?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      if mistake == .completesTwice { transitionContext.completeTransition(true) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    onEnd()
  }

  /// Completes a transition that was left incomplete.
  func giveUp() {
    context?.view(forKey: .from)?.alpha = 1
    context?.completeTransition(true)
  }
}
