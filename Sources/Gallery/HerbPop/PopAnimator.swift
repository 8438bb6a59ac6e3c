import UIKit

/// Grows a herb out of its picture until it fills the screen, on a spring that bounces, and shrinks it back; with reduced
/// motion it fades in and out where it is.
final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 1
  var isPresenting = true
  /// The picture that the herb grows out of.
  weak var origin: UIView?
  var roundsCorners = true
  var reducesMotion = false
  /// Called when the herb is back in its picture: dismissed, or not presented after all.
  var onReturn: () -> Void = {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // The list may prepare this animator for its next transition before this one has ended.
    let (isPresenting, onReturn) = (isPresenting, onReturn)
    guard
      let toController = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to),
      let herbView = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toController)
    toView.frame = finalFrame
    container.addSubview(toView)
    container.bringSubviewToFront(herbView)
    toView.layoutIfNeeded()
    herbView.clipsToBounds = true

    // Converted only now that the list is laid out: the device may have been rotated meanwhile.
    let originFrame = origin.map { $0.convert($0.bounds, to: container) } ?? .zero
    let shrunk = CGAffineTransform(
      scaleX: originFrame.width / finalFrame.width, y: originFrame.height / finalFrame.height)
    func place(inPicture: Bool) {
      if reducesMotion {
        herbView.alpha = inPicture ? 0 : 1
        return
      }
      let frame = inPicture ? originFrame : finalFrame
      herbView.transform = inPicture ? shrunk : .identity
      herbView.center = CGPoint(x: frame.midX, y: frame.midY)
      if roundsCorners, let origin {
        herbView.layer.cornerRadius = inPicture ? origin.layer.cornerRadius / shrunk.a : 0
      }
    }
    place(inPicture: isPresenting)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: reducesMotion ? 1 : 0.4, initialSpringVelocity: 0
    ) {
      place(inPicture: !isPresenting)
    } completion: { _ in
      herbView.alpha = 1
      // A cancelled dismissal has run back to the full screen.
      place(inPicture: false)
      let isBack = isPresenting == transitionContext.transitionWasCancelled
      if isBack { onReturn() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
