import InteractiveTransitions
import UIKit

extension ZoomGridViewController {
  /// Lets fingers catch the screen, drag and pinch it, and throw it back into its cell.
  func letFingersTake(_ detail: ZoomDetailViewController, from picture: UIView) {
    let drag = ZoomDrag(of: detail, from: picture, delegate: self)
    detail.drag = drag
    detail.transitioningDelegate = drag
  }
}

/// The grid as a transitioning delegate, with a drag between the grid's animators and UIKit.
final class ZoomDrag: NSObject, UIViewControllerTransitioningDelegate {
  let screen: ScreenDrag
  private weak var delegate: ZoomGridViewController?

  init(of detail: ZoomDetailViewController, from picture: UIView, delegate: ZoomGridViewController) {
    screen = ScreenDrag(of: detail, from: picture, fit: .cropped)
    self.delegate = delegate
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    delegate?.presentationController(forPresented: presented, presenting: presenting, source: source)
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
