import UIKit

/// Grows a presented screen out of a view of its presenter, and shrinks it back. A hand can catch it on the way, carry it
/// about and throw it to where it came from or goes to; it can also take the screen from where it rests, to dismiss it.
///
/// Supplies and is the animator and interaction of the presentation and, later, of the dismissal of one screen.
class CarriedTransition: NSObject {
  /// Where the screen comes from and goes back to; hidden while the screen stands in for it.
  let originView: UIView
  private let hand = Hand()
  /// Owns this, and so outlives it.
  private unowned let presented: UIViewController
  private var running: (carriage: Carriage, context: any UIViewControllerContextTransitioning)?
  private var grasp: Grasp?
  private var isTaking = false

  /// Serves a controller, which is dismissed when a hand takes its screen.
  init(of presented: UIViewController, from originView: UIView) {
    self.presented = presented
    self.originView = originView
    super.init()
    hand.mayTake = { [weak self] direction in self?.mayTake(direction) ?? false }
    hand.onTake = { [weak self] in self?.take() }
    hand.onMove = { [weak self] in self?.move() }
    hand.onRelease = { [weak self] in self?.release() }
  }

  // MARK: For subclasses

  /// In seconds, when no hand is in play.
  var duration: TimeInterval { 0.5 }
  /// How the screen moves when no hand is in play.
  var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }
  /// How it moves when a hand has let go of it.
  var releaseSpring: ReleaseSpring { ReleaseSpring(stiffness: 260, damping: 28) }

  /// The screen's pose in the view that it comes from.
  func originPose(in container: UIView) -> Pose {
    Pose(squeezing: container.bounds.size, into: originView, in: container)
  }

  /// Gives what runs alongside something to do, between the presenter's view and the screen on top of it.
  func accompany(_ screen: UIView, with company: UIViewPropertyAnimator, isPresenting: Bool, in container: UIView) {}

  /// Whether a hand may take the screen from its rest by a drag in a direction; nil for a pinch.
  func mayTake(_ direction: CGVector?) -> Bool {
    guard !presented.isBeingDismissed, !presented.isBeingPresented else { return false }
    return direction.map { $0.dy > abs($0.dx) / 2 } ?? true
  }

  // MARK: In a hand

  /// Takes the screen out of its flight, or from its rest.
  private func take() {
    if let running {
      running.context.pauseInteractiveTransition()
    } else {
      isTaking = true
      presented.dismiss(animated: true)
      isTaking = false
    }
    guard let running, !running.carriage.isRunning else { return }
    grasp = Grasp(of: hand, on: running.carriage, in: running.context.containerView)
  }

  private func move() {
    guard let running, let grasp else { return }
    running.context.updateInteractiveTransition(grasp.progress)
    // All that goes along is there by now. The screen itself is where the hand has it.
    grasp.pose.apply(to: running.carriage.screen)
  }

  private func release() {
    guard let (carriage, context) = running, let grasp else { return }
    self.grasp = nil
    carriage.release(toFull: grasp.isForFull, at: grasp.velocity, on: releaseSpring)
    if carriage.isReversed { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
  }

  // MARK: Running

  /// Puts the views where the transition starts.
  private func makeCarriage(_ context: any UIViewControllerContextTransitioning) -> Carriage {
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
    let carriage = Carriage(
      of: screen, along: route(in: container), isPresenting: isPresenting, duration: duration, timing: timing)
    accompany(screen, with: carriage, isPresenting: isPresenting, in: container)
    carriage.addCompletion { context.completeTransition($0 == .end && !context.transitionWasCancelled) }
    return carriage
  }

  private func route(in container: UIView) -> Route {
    Route(full: Pose(filling: container.bounds), origin: originPose(in: container))
  }

  /// Lets the screen go on, or stay in its hand, in a window of another size: as far along as it was. The controller that is
  /// served calls this when it hears that the size will change.
  func windowWillResize(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let (carriage, context) = running else { return }
    let (isInFlight, timeLeft) = (carriage.isRunning, carriage.timeLeft)
    if isInFlight { carriage.pauseAnimation() }
    coordinator.animate { [weak self] _ in
      guard let self, running?.carriage === carriage else { return }
      carriage.route = route(in: context.containerView)
      move()
      guard isInFlight else { return }
      carriage.continueAnimation(withTimingParameters: nil, durationFactor: timeLeft / duration)
    }
  }
}

extension CarriedTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running.carriage }
    let carriage = makeCarriage(transitionContext)
    running = (carriage, transitionContext)
    hand.attach(to: transitionContext.containerView)
    hand.isInFlight = true
    return carriage
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard let (carriage, _) = running else { return }
    (running, grasp) = (nil, nil)
    hand.isInFlight = false
    carriage.end(at: transitionCompleted ? .end : .start)
    carriage.screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    originView.isHidden = transitionCompleted == carriage.isPresenting
  }
}

extension CarriedTransition: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { isTaking }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).pauseAnimation()
  }
}
