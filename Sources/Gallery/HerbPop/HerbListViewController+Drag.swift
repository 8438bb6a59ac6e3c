import InteractiveTransitions
import UIKit

extension HerbListViewController {
  /// Lets a finger catch the herb, carry it about, and pull it back into the list.
  func letFingerTake(_ detail: HerbDetailViewController, from picture: UIView) {
    let drag = HerbDrag(of: detail, from: picture, delegate: self)
    detail.drag = drag
    detail.transitioningDelegate = drag
  }
}

/// The list as a transitioning delegate, with a drag between the list's animator and UIKit.
final class HerbDrag: NSObject, UIViewControllerTransitioningDelegate {
  let screen: ScreenDrag
  private weak var delegate: HerbListViewController?

  init(of detail: HerbDetailViewController, from picture: UIView, delegate: HerbListViewController) {
    screen = ScreenDrag(of: detail, from: picture)
    self.delegate = delegate
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.animationController(forPresented: presented, presenting: presenting, source: source).map(screen.playing)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.animationController(forDismissed: dismissed).map(screen.playing)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator === screen ? screen : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator === screen ? screen : nil }
}
