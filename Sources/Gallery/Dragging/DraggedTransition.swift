import InteractiveTransitions
import UIKit

/// A transitioning delegate that puts a drag between a scene's animators and UIKit.
final class DraggedTransition: NSObject, UIViewControllerTransitioningDelegate {
  let screen: ScreenDrag
  private let makeAnimator: (_ isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?
  private let makePresentation: (UIViewController, UIViewController?) -> UIPresentationController?

  /// - Parameters:
  ///   - screen: The drag.
  ///   - makePresentation: Supplies the presentation controller, of the presented and the presenting controller.
  ///   - makeAnimator: Supplies the animator that the drag plays.
  init(
    _ screen: ScreenDrag,
    makePresentation: @escaping (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil },
    makeAnimator: @escaping (_ isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.screen = screen
    self.makeAnimator = makeAnimator
    self.makePresentation = makePresentation
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { makePresentation(presented, presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(true).map(screen.playing) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(false).map(screen.playing) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator === screen ? screen : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator === screen ? screen : nil }
}
