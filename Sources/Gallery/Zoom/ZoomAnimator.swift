import UIKit

/// Zooms from a square picture to a screen that has the same picture at its top: the rest of the screen unfolds below it. With
/// reduced motion the screen fades in and out where it is.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let picture: UIView
  var reducesMotion = false

  init(isPresenting: Bool, picture: UIView) {
    self.isPresenting = isPresenting
    self.picture = picture
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.55 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard
      let toController = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to),
      let screen = transitionContext.view(forKey: isPresenting ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    toView.frame = transitionContext.finalFrame(for: toController)
    if isPresenting { container.addSubview(toView) } else { container.insertSubview(toView, at: 0) }
    toView.layoutIfNeeded()
    screen.clipsToBounds = true

    let isPresenting = isPresenting
    place(screen, inPicture: isPresenting, container)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.86,
      initialSpringVelocity: 0
    ) {
      self.place(screen, inPicture: !isPresenting, container)
    } completion: { _ in
      screen.alpha = 1
      // A cancelled dismissal has run back to the full screen.
      self.place(screen, inPicture: false, container)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// At the picture, the screen is scaled to the picture's width and clipped below.
  private func place(_ screen: UIView, inPicture: Bool, _ container: UIView) {
    if reducesMotion {
      screen.alpha = inPicture ? 0 : 1
      return
    }
    let full = container.bounds
    let frame = inPicture ? picture.convert(picture.bounds, to: container) : full
    let scale = frame.width / full.width
    screen.center = CGPoint(x: frame.midX, y: frame.midY)
    screen.transform = CGAffineTransform(scaleX: scale, y: scale)
    screen.bounds.size = CGSize(width: full.width, height: frame.height / scale)
    screen.layer.cornerRadius = inPicture ? picture.layer.cornerRadius / scale : 0
    screen.layoutIfNeeded()
  }
}
