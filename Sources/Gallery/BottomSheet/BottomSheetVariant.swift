/// The lesson's sheet, and what the system would do with the same controller.
public enum BottomSheetVariant: String, SceneVariant {
  /// Its own animator.
  case byHand = "by-hand"
  /// The standard transition.
  case standardTransition = "standard-transition"

  public var title: String {
    switch self {
    case .byHand: "Its own animator"
    case .standardTransition: "The standard transition"
    }
  }

  public var text: String {
    switch self {
    case .byHand: "The background dims where it is, while the card alone rises."
    case .standardTransition: "The same controller without its delegate: the dimmed background slides up with the card."
    }
  }
}
