/// Drives a transition by a percentage: a finger's, or any other.
///
/// It scrubs whatever the animator made: view animations with delays, springs and keyframes, property animators, animations
/// of layers, and whatever of that runs alongside. While it is interactive, time is linear in the percentage. After
/// `finish()` the rest takes (1 − p) · duration / `completionSpeed`, after `cancel()` the way back takes p · duration /
/// `completionSpeed`, along `timingCurve` or else `completionCurve`. A cancelled transition puts back the values that its
/// animations had changed, then calls their completions, not finished.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How much faster than declared the remainder runs; above 0.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The curve of what remains, in the place of `completionCurve`. An animator that the transition pauses and continues
  /// takes it for its views; elsewhere time goes along it, a spring up to where it first arrives.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; otherwise the animator runs until `pause()`.
  open var wantsInteractiveStart = true

  /// The transition that it drives; nil before that starts, and for a context that is not the engine's.
  private(set) weak var runner: TransitionRunner?
  /// A context that is not the engine's own, such as one that wraps it.
  private weak var foreignContext: (any UIViewControllerContextTransitioning)?

  public override init() { super.init() }

  /// The animator's declared duration in seconds; 0 outside of a transition.
  open var duration: CGFloat { runner?.duration ?? 0 }

  /// The last percentage, 0…1, or beyond an end at which a spring was caught.
  open var percentComplete: CGFloat { runner?.percentComplete ?? 0 }

  /// Starts the animator, held at its start.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else {
      foreignContext = transitionContext
      return
    }
    guard let runner = context.runner else { return }
    attach(to: runner)
    runner.startAnimator()
  }

  /// Turns a transition that runs by itself into an interactive one, where it is.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Moves the transition to a percentage, 0…1.
  open func update(_ percentComplete: CGFloat) { context?.updateInteractiveTransition(percentComplete) }

  /// Lets the transition run back to its start.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Lets the transition run to its end.
  open func finish() { context?.finishInteractiveTransition() }

  /// Connects it to a transition that has started without it, so that `pause()` can make that interactive.
  func attach(to runner: TransitionRunner) { self.runner = runner }

  private var context: (any UIViewControllerContextTransitioning)? { runner.map(\.context) ?? foreignContext }

  // MARK: Observing

  /// Told of a change at a key path that this object observes; see `addObserver(_:forKeyPath:options:context:)`. One that no override
  /// handles is reported (S6).
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    NSObject.report("\(type(of: self)) does not handle a change of “\(keyPath ?? "")”, which it observes.")
  }
}

extension UIPercentDrivenInteractiveTransition: KeyValueObserver {}
