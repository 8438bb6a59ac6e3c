import InteractiveTransitions
import UIKit

extension HerbListViewController: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    variant == .emptyAnimator ? EmptyAnimator() : popAnimator(isPresenting: true, presented)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    variant.animatesDismissal ? popAnimator(isPresenting: false, dismissed) : nil
  }

  private func popAnimator(
    isPresenting: Bool, _ presented: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    popAnimator.isPresenting = isPresenting
    popAnimator.origin = variant == .originAtZero ? nil : selected?.picture
    popAnimator.roundsCorners = variant.roundsCorners
    popAnimator.reducesMotion = reducesMotion
    if variant.hidesPicture { selected?.picture.isHidden = true }
    popAnimator.onDismissal = { [selected, variant] in
      if variant.hidesPicture { selected?.picture.isHidden = false }
    }
    return (presented as? HerbDetailViewController)?.drag?.playing(popAnimator) ?? popAnimator
  }

  // A finger can catch the herb, carry it about, and pull it back into the list.

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? ScreenDrag }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? ScreenDrag }
}
