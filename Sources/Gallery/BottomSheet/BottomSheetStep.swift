/// The sheet, what the system would do with the same controller, and the sheet with less motion.
public enum BottomSheetStep: String, SceneStep {
  /// The standard transition.
  case standardTransition = "standard-transition"
  /// Its own animator.
  case complete
  /// With reduced motion.
  case reducedMotion = "reduced-motion"

  public static let initial = complete

  public var title: String {
    switch self {
    case .complete: "Its own animator"
    case .standardTransition: "The standard transition"
    case .reducedMotion: "With reduced motion"
    }
  }

  public var text: String {
    switch self {
    case .complete:
      "The sheet is its own transitioning delegate and its own animator: its presenter needs to know nothing. The dim stays where "
        + "it is, the card alone rises."
    case .standardTransition:
      "The same controller without its delegate, whoever presents it: the dimmed background slides up with the card. A tap "
        + "beside it dismisses it."
    case .reducedMotion:
      "As on a device whose settings say Reduce Motion, whoever presents the sheet: the card fades in where it "
        + "stands. A tap beside it dismisses it."
    }
  }
}
