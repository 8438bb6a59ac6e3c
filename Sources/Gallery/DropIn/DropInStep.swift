/// The steps of the drop-in.
public enum DropInStep: String, SceneStep {
  /// Without a delegate.
  case standard
  /// In by an animator, out by the system.
  case systemDismissal = "system-dismissal"
  /// The five steps of a transition.
  case fiveSteps = "five-steps"
  /// Both ways, and by hand.
  case complete
  /// Dragged down by a pan.
  case percentDriven = "percent-driven"
  /// With reduced motion.
  case reducedMotion = "reduced-motion"

  public static let initial = complete

  public var title: String {
    switch self {
    case .complete: "Both ways, and by hand"
    case .standard: "Without a delegate"
    case .systemDismissal: "In by an animator, out by the system"
    case .fiveSteps: "The five steps of a transition"
    case .percentDriven: "A pan and a percentage"
    case .reducedMotion: "With reduced motion"
    }
  }

  public var text: String {
    switch self {
    case .complete: "An animator for each way. A finger drags the card down, or catches it on its way."
    case .standard: "No transitioning delegate: the system slides the screen up, and down again."
    case .systemDismissal:
      "The screen is its own delegate, and returns nil for the dismissal: the system slides it down."
    case .fiveSteps:
      "Asked, supplied, asked for the duration, performed, completed: each step lights up when it has happened. Slow motion "
        + "shows that four come at once."
    case .percentDriven:
      "UIPercentDrivenInteractiveTransition, updated by a pan: thrown, or let go beyond the middle, the card leaves, and else it "
        + "comes back. Without a finger the delegate returns nil."
    case .reducedMotion:
      "As on a device whose settings say Reduce Motion: the card fades in where it is, and out again."
    }
  }
}
