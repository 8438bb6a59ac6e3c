import InteractiveTransitions
import InterludeUI

/// A screen that comes up from below by `SlidingScreen.way` points in a second, evenly, and goes back down: at any time its place
/// is known by arithmetic.
final class SlidingScreen: UIViewController {
  static let way: CGFloat = 800

  /// Whether an animator can be interrupted; else it is one that calls `UIView.animate`.
  private let isInterruptible: Bool
  /// Drives the presentation; the screen's own drag unless set.
  var presentationDrag: TransitionDrag?
  private(set) lazy var drag = TransitionDrag(dismissing: self) { [unowned self] _ in
    CGVector(dx: 0, dy: isBeingPresented ? -Self.way : Self.way)
  }

  init(isInterruptible: Bool = true) {
    self.isInterruptible = isInterruptible
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    drag.attach(to: transitionCoordinator?.containerView)
  }

  /// How far the screen shows from its place, in points.
  var shownOffset: CGFloat { (view.layer.presentation() ?? view.layer).affineTransform().ty }
}

extension SlidingScreen: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { presentationDrag ?? drag }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

  private func makeAnimator() -> any UIViewControllerAnimatedTransitioning {
    isInterruptible ? PropertySlide(of: self) : PlainSlide(of: self)
  }

  fileprivate func prepare(_ context: any UIViewControllerContextTransitioning) {
    guard isBeingPresented else { return }
    view.frame = context.finalFrame(for: self)
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(translationX: 0, y: Self.way)
  }

  fileprivate func slide(_ isPresenting: Bool) {
    view.transform = isPresenting ? .identity : CGAffineTransform(translationX: 0, y: Self.way)
  }
}

/// Slides the screen by a property animator.
private final class PropertySlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let screen: SlidingScreen
  private var animator: UIViewPropertyAnimator?

  init(of screen: SlidingScreen) { self.screen = screen }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let isPresenting = screen.isBeingPresented
    screen.prepare(transitionContext)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [screen] in screen.slide(isPresenting) }
    animator.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    self.animator = animator
    return animator
  }
}

/// Slides the screen by `UIView.animate`.
private final class PlainSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let screen: SlidingScreen

  init(of screen: SlidingScreen) { self.screen = screen }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isPresenting = screen.isBeingPresented
    screen.prepare(transitionContext)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [screen] in
      screen.slide(isPresenting)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
