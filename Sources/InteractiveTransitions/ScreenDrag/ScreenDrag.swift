import UIKit

/// A finger's drag of a screen that grows out of a view of its presenter: it catches the screen on its way, moves it about
/// freely, pinches it, and throws it to where it came from or goes to; it takes it from its rest, too, to dismiss it.
///
/// It is the animator and the interaction controller of a presented controller's transitions, and has an animator of one's own
/// move the screen for as long as no finger does:
///
///     detail.screenDrag = ScreenDrag(of: detail, from: cell.picture)
///
///     func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
///       detail.screenDrag.playing(popAnimator)
///     }
///
///     func interactionControllerForDismissal(
///       using animator: UIViewControllerAnimatedTransitioning
///     ) -> UIViewControllerInteractiveTransitioning? { detail.screenDrag }
///
/// The same for the presentation, where it hides the view that the screen comes from.
public final class ScreenDrag: NSObject {
  /// How the screen fits into the view that it comes from.
  public enum Fit {
    /// As a whole, squeezed if their proportions differ.
    case squeezed
    /// At its width, cut off below.
    case cropped
  }

  private unowned let presented: UIViewController
  private let origin: UIView
  private let fit: Fit
  /// The app's own.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private let gestures = ScreenGestures()
  private var running: (animator: ScreenAnimator, context: any UIViewControllerContextTransitioning)?
  private var hold = Hold.none

  private enum Hold {
    case none
    /// A finger begins the dismissal.
    case pulling
    case dragging(ScreenDragSession)
  }

  /// - Parameters:
  ///   - presented: dismissed when a finger takes its screen; owns this one.
  ///   - origin: where the screen comes from and goes back to; hidden while the screen stands in for it.
  ///   - fit: how the screen fits into it.
  public init(of presented: UIViewController, from origin: UIView, fit: Fit = .squeezed) {
    (self.presented, self.origin, self.fit) = (presented, origin, fit)
    super.init()
    gestures.mayTake = { [weak self] direction in self?.mayTake(direction) ?? false }
    gestures.onTake = { [weak self] in self?.take() }
    gestures.onMove = { [weak self] in self?.move() }
    gestures.onRelease = { [weak self] in self?.release() }
  }

  /// Has an animator move the screen in the next transition, as long as no finger does. The screen's centre, transform, size and
  /// corners are what a finger takes over; everything else that the animator moves goes on by itself.
  /// The animator adds the screens to the container, as it does without a drag.
  public func playing(_ animator: any UIViewControllerAnimatedTransitioning) -> ScreenDrag {
    self.animator = animator
    return self
  }

  /// Lets the screen go on, or stay under its finger, in a window of another size: as far along as it was. To be called in the
  /// presented controller's `viewWillTransition(to:with:)`.
  public func containerWillResize(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let (animator, context) = running else { return }
    let (isInFlight, timeLeft) = (animator.isRunning, animator.timeLeft)
    if isInFlight { animator.pauseAnimation() }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let self, running?.animator === animator else { return }
      animator.route = route(in: context.containerView)
      move()
      guard isInFlight else { return }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: timeLeft / animator.duration)
    })
  }

  // MARK: The finger

  /// Whether a finger may take the screen from its rest by a drag in a direction; nil for a pinch.
  private func mayTake(_ direction: CGVector?) -> Bool {
    guard !presented.isBeingDismissed, !presented.isBeingPresented else { return false }
    return direction.map { $0.dy > abs($0.dx) / 2 } ?? true
  }

  /// Takes the screen out of its flight, or from its rest.
  private func take() {
    if let running {
      running.context.pauseInteractiveTransition()
    } else {
      hold = .pulling
      presented.dismiss(animated: true)
    }
    guard let running, !running.animator.isRunning else { return hold = .none }
    hold = .dragging(ScreenDragSession(of: gestures, on: running.animator, in: running.context.containerView))
  }

  private func move() {
    guard let running, case .dragging(let session) = hold else { return }
    running.context.updateInteractiveTransition(session.progress)
    // All that goes along is there by now. The screen itself is where the finger has it.
    running.animator.put(session.pose)
  }

  private func release() {
    guard let (animator, context) = running, case .dragging(let session) = hold else { return }
    hold = .none
    animator.release(toFull: session.isForFull, at: session.velocity)
    if animator.isReversed { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
  }

  // MARK: Running

  private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> ScreenAnimator {
    let isPresenting = context.viewController(forKey: .to) === presented
    let screen: UIView = presented.view
    screen.clipsToBounds = true
    // Until it has landed, no change of the container's size moves it but through its route.
    screen.autoresizingMask = []
    let animator = ScreenAnimator(
      of: screen, along: { [unowned self] in route(in: context.containerView) }, isPresenting: isPresenting,
      duration: duration(using: context), flight: self.animator.map { AnimatorFlight($0, in: context) },
      placing: { Self.place(screen, context) })
    animator.addCompletion { context.completeTransition($0 == .end && !context.transitionWasCancelled) }
    return animator
  }

  private func duration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator?.transitionDuration(using: context) ?? 0.5
  }

  /// Adds the screens to the container, the one that a finger drags on top, where the app's animator does not.
  private static func place(_ screen: UIView, _ context: any UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      // The window may have another size than when the screen was presented; the origin must be where it belongs now.
      view.layoutIfNeeded()
    }
    context.containerView.bringSubviewToFront(screen)
  }

  private func route(in container: UIView) -> Route {
    Route(full: Pose(filling: container.bounds), origin: Pose(container.bounds.size, fit, into: origin, in: container))
  }
}

extension ScreenDrag: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    let duration = duration(using: transitionContext)
    animator?.noteCall("transitionDuration(using:)", "\(duration) s", in: transitionContext)
    return duration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running.animator }
    let animator = makeAnimator(transitionContext)
    running = (animator, transitionContext)
    origin.isHidden = true
    gestures.attach(to: transitionContext.containerView)
    gestures.isInFlight = true
    return animator
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    guard let (animator, context) = running else { return }
    (running, hold) = (nil, .none)
    gestures.isInFlight = false
    self.animator?.noteCall("animationEnded(_:)", "\(transitionCompleted)", in: context)
    self.animator?.tellEnded(transitionCompleted)
    animator.end(at: transitionCompleted ? .end : .start)
    animator.stand(atEnd: transitionCompleted)
    animator.screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    origin.isHidden = transitionCompleted == animator.isPresenting
  }
}

extension ScreenDrag: UIViewControllerInteractiveTransitioning {
  /// Interactive is what the finger itself has begun.
  public var wantsInteractiveStart: Bool { if case .pulling = hold { true } else { false } }

  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: transitionContext)
    if transitionContext.isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }
}
