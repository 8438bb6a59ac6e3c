/// Drives a transition by something other than time.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition; called in place of the animator's `animateTransition(using:)`. Where `wantsInteractiveStart` is false the
  /// context is not interactive, and what this starts runs by itself.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Whether the transition starts interactively; true unless said otherwise. When false it runs by itself until it is paused.
  var wantsInteractiveStart: Bool { get }

  /// The curve of what remains after the interaction.
  var completionCurve: UIView.AnimationCurve { get }

  /// How much faster than declared the remainder runs.
  var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var completionSpeed: CGFloat { 1 }
}
