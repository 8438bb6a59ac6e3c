import UIKit

/// Grows a presented screen out of a view of its presenter, and shrinks it back. A finger can catch it on the way, carry it
/// about and throw it to where it came from or goes to; it can also take the screen from where it rests, to dismiss it.
///
/// Supplies and is the animator and interaction of the presentation and, later, of the dismissal of one screen.
class ExpandingTransition: NSObject {
  /// Where the screen comes from and goes back to; hidden while the screen stands in for it.
  let originView: UIView
  private let drag = ScreenDrag()
  /// Owns this, and so outlives it.
  private unowned let presented: UIViewController
  private var running: (animator: ScreenAnimator, context: any UIViewControllerContextTransitioning)?
  private var session: DragSession?
  private var isTaking = false

  /// Serves a controller, which is dismissed when a finger takes its screen.
  init(of presented: UIViewController, from originView: UIView) {
    self.presented = presented
    self.originView = originView
    super.init()
    drag.mayTake = { [weak self] direction in self?.mayTake(direction) ?? false }
    drag.onTake = { [weak self] in self?.take() }
    drag.onMove = { [weak self] in self?.move() }
    drag.onRelease = { [weak self] in self?.release() }
  }

  // MARK: For subclasses

  /// In seconds, when no finger is down.
  var duration: TimeInterval { 0.5 }
  /// How the screen moves when no finger is down.
  var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }
  /// How it moves when a finger has let go of it.
  var releaseSpring: ReleaseSpring { ReleaseSpring(stiffness: 260, damping: 28) }

  /// The screen's pose in the view that it comes from.
  func originPose(in container: UIView) -> Pose {
    Pose(squeezing: container.bounds.size, into: originView, in: container)
  }

  /// Gives what runs alongside something to do, between the presenter's view and the screen on top of it.
  func accompany(_ screen: UIView, with company: UIViewPropertyAnimator, isPresenting: Bool, in container: UIView) {}

  /// Whether a finger may take the screen from its rest by a drag in a direction; nil for a pinch.
  func mayTake(_ direction: CGVector?) -> Bool {
    guard !presented.isBeingDismissed, !presented.isBeingPresented else { return false }
    return direction.map { $0.dy > abs($0.dx) / 2 } ?? true
  }

  // MARK: Held

  /// Takes the screen out of its flight, or from its rest.
  private func take() {
    if let running {
      running.context.pauseInteractiveTransition()
    } else {
      isTaking = true
      presented.dismiss(animated: true)
      isTaking = false
    }
    guard let running, !running.animator.isRunning else { return }
    session = DragSession(of: drag, on: running.animator, in: running.context.containerView)
  }

  private func move() {
    guard let running, let session else { return }
    running.context.updateInteractiveTransition(session.progress)
    // All that goes along is there by now. The screen itself is where the finger has it.
    session.pose.apply(to: running.animator.screen)
  }

  private func release() {
    guard let (animator, context) = running, let session else { return }
    self.session = nil
    animator.release(toFull: session.isForFull, at: session.velocity, on: releaseSpring)
    if animator.isReversed { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
  }

  // MARK: Running

  /// Puts the views where the transition starts.
  private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> ScreenAnimator {
    let isPresenting = context.viewController(forKey: .to) === presented
    let container = context.containerView
    if let toController = context.viewController(forKey: .to), let toView = context.view(forKey: .to) {
      toView.frame = context.finalFrame(for: toController)
      container.addSubview(toView)
      // The window may have another size than when the screen was presented; the origin must be where it belongs now.
      toView.layoutIfNeeded()
    }
    let screen: UIView = presented.view
    container.bringSubviewToFront(screen)
    screen.clipsToBounds = true
    // Until it has landed, no change of the container's size moves it but through its route.
    screen.autoresizingMask = []
    originView.isHidden = true
    let animator = ScreenAnimator(
      of: screen, along: route(in: container), isPresenting: isPresenting, duration: duration, timing: timing)
    accompany(screen, with: animator, isPresenting: isPresenting, in: container)
    animator.addCompletion { context.completeTransition($0 == .end && !context.transitionWasCancelled) }
    return animator
  }

  private func route(in container: UIView) -> Route {
    Route(full: Pose(filling: container.bounds), origin: originPose(in: container))
  }

  /// Lets the screen go on, or stay under its finger, in a window of another size: as far along as it was. The controller that is
  /// served calls this when it hears that the size will change.
  func windowWillResize(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let (animator, context) = running else { return }
    let (isInFlight, timeLeft) = (animator.isRunning, animator.timeLeft)
    if isInFlight { animator.pauseAnimation() }
    coordinator.animate { [weak self] _ in
      guard let self, running?.animator === animator else { return }
      animator.route = route(in: context.containerView)
      move()
      guard isInFlight else { return }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: timeLeft / duration)
    }
  }
}

extension ExpandingTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running.animator }
    let animator = makeAnimator(transitionContext)
    running = (animator, transitionContext)
    drag.attach(to: transitionContext.containerView)
    drag.isInFlight = true
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard let (animator, _) = running else { return }
    (running, session) = (nil, nil)
    drag.isInFlight = false
    animator.end(at: transitionCompleted ? .end : .start)
    animator.screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    originView.isHidden = transitionCompleted == animator.isPresenting
  }
}

extension ExpandingTransition: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { isTaking }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).pauseAnimation()
  }
}
