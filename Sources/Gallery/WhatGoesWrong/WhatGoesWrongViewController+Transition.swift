import UIKit

extension WhatGoesWrongViewController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isWayBack: false) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isWayBack: true) }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(for: animator) }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(for: animator) }

  /// Supplied although no gesture is under way: that is the mistake.
  private func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> UIPercentDrivenInteractiveTransition? {
    guard (animator as? CarelessAnimator)?.mistake == .waitsForFinger else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    // After the transition has begun.
    DispatchQueue.main.async { [weak self] in self?.wayOut?.isHidden = false }
    return interaction
  }

  /// The animator makes the mistake in one direction only. On a correct way back the system animates.
  private func animator(isWayBack: Bool) -> CarelessAnimator? {
    let isCareless = isOnWayBack == isWayBack
    guard isCareless || !isWayBack else { return nil }
    let animator = CarelessAnimator(making: isCareless ? mistake : .none)
    animator.onWaiting = { [weak self] in self?.wayOut?.isHidden = false }
    // After the transition has ended.
    animator.onEnd = { [weak self] in DispatchQueue.main.async { self?.offerWayOutIfLost() } }
    careless = animator
    return animator
  }
}

extension WhatGoesWrongViewController: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard fromVC is ArrivedViewController || toVC is ArrivedViewController else { return nil }
    return animator(isWayBack: operation == .pop)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(for: animationController) }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if viewController is ArrivedViewController { offerWayOut() }
  }
}
