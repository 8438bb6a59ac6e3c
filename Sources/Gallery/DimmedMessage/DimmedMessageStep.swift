/// The message, and the message with less motion.
public enum DimmedMessageStep: String, SceneStep {
  /// In from above, out below.
  case complete
  /// With reduced motion.
  case reducedMotion = "reduced-motion"

  public static let initial = complete

  public var title: String {
    switch self {
    case .complete: "In from above, out below"
    case .reducedMotion: "With reduced motion"
    }
  }

  public var text: String {
    switch self {
    case .complete:
      "A presentation controller owns the frame and the red veil; the animator only moves the message, in from above and out "
        + "below."
    case .reducedMotion:
      "As on a device whose settings say Reduce Motion: message and veil fade together, each where it is; nothing falls."
    }
  }
}
