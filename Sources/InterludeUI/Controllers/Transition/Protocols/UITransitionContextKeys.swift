/// Names one of a transition's two controllers.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of a transition's two views.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is shown at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
