/// The lesson's message, and the message with less motion.
public enum DimmedMessageVariant: String, SceneVariant {
  /// In from above, out below.
  case byHand = "by-hand"
  /// With reduced motion.
  case reducedMotion = "reduced-motion"

  public var title: String {
    switch self {
    case .byHand: "In from above, out below"
    case .reducedMotion: "With reduced motion"
    }
  }

  public var text: String {
    switch self {
    case .byHand: "The presentation controller fades the veil alongside, while the animator moves the message."
    case .reducedMotion: "As on a device whose settings say Reduce Motion: message and veil fade together."
    }
  }
}
