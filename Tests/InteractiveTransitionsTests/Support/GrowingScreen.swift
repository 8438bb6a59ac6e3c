import InteractiveTransitions
import InterludeUI

/// A screen that grows out of a thumbnail within a second, evenly, by plain `UIView.animate`.
final class GrowingScreen: UIViewController, UIViewControllerTransitioningDelegate {
  let thumbnail: UIView
  private(set) lazy var drag = ScreenDrag(of: self, from: thumbnail, fit: fit)
  private let fit: ScreenDrag.Fit
  /// Whether an animator of the app's moves the screen; else the drag does by itself.
  var hasAnimator = true

  init(from thumbnail: UIView, fit: ScreenDrag.Fit = .squeezed) {
    (self.thumbnail, self.fit) = (thumbnail, fit)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    drag.containerWillResize(with: coordinator)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { hasAnimator ? drag.playing(Growth(of: self)) : drag }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { hasAnimator ? drag.playing(Growth(of: self)) : drag }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}

/// Moves the screen between its thumbnail and the container.
private final class Growth: NSObject, UIViewControllerAnimatedTransitioning {
  private unowned let screen: GrowingScreen

  init(of screen: GrowingScreen) { self.screen = screen }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (container, view) = (transitionContext.containerView, screen.view)
    let isPresenting = transitionContext.viewController(forKey: .to) === screen
    guard let view else { return transitionContext.completeTransition(false) }
    if isPresenting {
      view.frame = container.bounds
      container.addSubview(view)
      stand(view, inThumbnail: true, container)
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.stand(view, inThumbnail: isPresenting == false, container)
    } completion: { _ in
      // As most animators do, whether or not the animation has finished.
      self.stand(view, inThumbnail: false, container)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func stand(_ view: UIView, inThumbnail: Bool, _ container: UIView) {
    let frame = inThumbnail ? screen.thumbnail.convert(screen.thumbnail.bounds, to: container) : container.bounds
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    view.transform = CGAffineTransform(
      scaleX: frame.width / container.bounds.width, y: frame.height / container.bounds.height)
  }
}
