import UIKit

/// Grows a presented screen out of a view of its presenter, and shrinks it back. A hand can catch it on the way, carry it
/// about and throw it to where it came from or goes to; it can also take the screen from where it rests, to dismiss it.
///
/// Animator and interaction of the presentation and, later, of the dismissal of one screen.
class CarriedTransition: NSObject {
  /// Where the screen comes from and goes back to; hidden while the screen stands in for it.
  let originView: UIView
  private let hand = Hand()
  private weak var presented: UIViewController?
  private var carriage: Carriage?
  private var isTaking = false

  /// Serves a controller, which is dismissed when a hand takes its screen.
  init(of presented: UIViewController, from originView: UIView) {
    self.presented = presented
    self.originView = originView
    super.init()
    hand.mayTake = { [weak self] direction in self?.mayTake(direction) ?? false }
    hand.onTake = { [weak self] in self?.take() }
    hand.onMove = { [weak self] in self?.carriage?.move() }
    hand.onRelease = { [weak self] in self?.carriage?.release() }
  }

  // MARK: For subclasses

  /// In seconds, when no hand is in play.
  var duration: TimeInterval { 0.5 }
  /// How the screen moves when no hand is in play.
  var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }
  /// How it moves when a hand has let go of it.
  var releaseSpring: ReleaseSpring { ReleaseSpring(stiffness: 260, damping: 28) }

  /// The screen's pose in the view that it comes from.
  func originPose(of screen: UIView, in container: UIView) -> Pose {
    Pose(squeezing: container.bounds.size, into: originView, in: container)
  }

  /// Gives what runs alongside something to do, between the presenter's view and the screen on top of it.
  func accompany(_ screen: UIView, with company: UIViewPropertyAnimator, isPresenting: Bool, in container: UIView) {}

  /// Whether a hand may take the screen from its rest by a drag in a direction; nil for a pinch.
  func mayTake(_ direction: CGVector?) -> Bool {
    guard let presented, !presented.isBeingDismissed, !presented.isBeingPresented else { return false }
    return direction.map { $0.dy > abs($0.dx) / 2 } ?? true
  }

  // MARK: Running

  private func take() {
    if let carriage { return carriage.catchScreen() }
    isTaking = true
    presented?.dismiss(animated: true)
    isTaking = false
  }

  /// Puts the views where the transition starts; nil when there is nothing to carry.
  private func makeCarriage(_ context: any UIViewControllerContextTransitioning) -> Carriage? {
    guard
      let toController = context.viewController(forKey: .to),
      let fromView = context.view(forKey: .from),
      let toView = context.view(forKey: .to)
    else { return nil }
    let isPresenting = toController.isBeingPresented
    let container = context.containerView
    toView.frame = context.finalFrame(for: toController)
    container.addSubview(toView)
    // The window may have another size than when the screen was presented; the origin must be where it belongs now.
    toView.layoutIfNeeded()

    let screen = isPresenting ? toView : fromView
    container.bringSubviewToFront(screen)
    screen.clipsToBounds = true
    hand.attach(to: container)
    hand.isInFlight = true
    let (full, origin) = (Pose(filling: container.bounds), originPose(of: screen, in: container))
    originView.isHidden = true
    (isPresenting ? origin : full).apply(to: screen)
    let carriage = Carriage(
      of: screen, from: originView, ways: (full, origin), isPresenting: isPresenting, by: hand, spring: releaseSpring,
      in: context, duration: duration)
    accompany(screen, with: carriage.company, isPresenting: isPresenting, in: container)
    return carriage
  }
}

extension CarriedTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let carriage = makeCarriage(transitionContext) else { return transitionContext.completeTransition(false) }
    self.carriage = carriage
    carriage.depart(duration: duration, timing: timing)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    carriage?.company ?? UIViewPropertyAnimator(duration: duration, timingParameters: timing)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    carriage = nil
    hand.isInFlight = false
  }
}

extension CarriedTransition: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { isTaking }
  var completionSpeed: CGFloat { 2.5 }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let carriage = makeCarriage(transitionContext) else { return transitionContext.completeTransition(false) }
    self.carriage = carriage
    carriage.take()
  }
}
