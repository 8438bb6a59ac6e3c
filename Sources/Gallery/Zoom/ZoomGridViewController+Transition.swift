import UIKit

extension ZoomGridViewController: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ZoomPresentationController(presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(isPresenting: false) }

  func makeAnimator(isPresenting: Bool) -> ZoomAnimator? {
    guard let selected else { return nil }
    let animator = ZoomAnimator(isPresenting: isPresenting, picture: selected.picture)
    animator.reducesMotion = UIAccessibility.isReduceMotionEnabled
    return animator
  }
}
