import UIKit

extension HerbListViewController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if step == .emptyAnimator { return EmptyAnimator() }
    prepareAnimator(isPresenting: true)
    if step.hidesPicture { selected?.picture.isHidden = true }
    return popAnimator
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard step.animatesDismissal else { return nil }
    prepareAnimator(isPresenting: false)
    return popAnimator
  }

  private func prepareAnimator(isPresenting: Bool) {
    popAnimator.isPresenting = isPresenting
    popAnimator.origin = step == .originAtZero ? nil : selected?.picture
    popAnimator.roundsCorners = step.roundsCorners
    popAnimator.reducesMotion = reducesMotion
    popAnimator.onReturn = { [selected, step] in
      if step.hidesPicture { selected?.picture.isHidden = false }
    }
  }
}
