/// The steps of the lesson on the drop-in.
public enum DropInVariant: String, SceneVariant {
  /// Both ways, and by hand.
  case byHand = "by-hand"
  /// In by an animator, out by the system.
  case systemDismissal = "system-dismissal"
  /// Without a delegate.
  case standard

  public var title: String {
    switch self {
    case .byHand: "Both ways, and by hand"
    case .systemDismissal: "In by an animator, out by the system"
    case .standard: "Without a delegate"
    }
  }

  public var text: String {
    switch self {
    case .byHand: "An animator for each way. A finger drags the card down, or catches it on its way."
    case .systemDismissal:
      "The delegate returns nil for the dismissal: the system slides the card down. The lesson ends here."
    case .standard: "No transitioning delegate: the system slides the card up, and down again."
    }
  }
}
