import UIKit

extension HerbListViewController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if variant == .emptyAnimator { return EmptyAnimator() }
    prepareAnimator(isPresenting: true)
    if variant.hidesPicture { selected?.picture.isHidden = true }
    return popAnimator
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard variant.animatesDismissal else { return nil }
    prepareAnimator(isPresenting: false)
    return popAnimator
  }

  private func prepareAnimator(isPresenting: Bool) {
    popAnimator.isPresenting = isPresenting
    popAnimator.origin = variant == .originAtZero ? nil : selected?.picture
    popAnimator.roundsCorners = variant.roundsCorners
    popAnimator.reducesMotion = reducesMotion
    popAnimator.onReturn = { [selected, variant] in
      if variant.hidesPicture { selected?.picture.isHidden = false }
    }
  }
}
