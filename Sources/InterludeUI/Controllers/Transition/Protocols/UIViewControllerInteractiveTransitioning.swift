/// Drives a transition by something other than time.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition; called in place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Whether the transition starts interactively; true unless said otherwise. When false the animator runs at once.
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
