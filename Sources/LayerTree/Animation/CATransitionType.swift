/// How a layer passes from its old look to the new one.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old look becomes the new one where it is; the default, and what an unknown type counts as.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides out and leaves the new one behind.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side of the layer that a transition starts from.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The default, and what an unknown subtype counts as.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The side of the greatest y, which is the lower one: the top is that of Core Animation's own y axis, which points up.
  ///
  /// So it is seen on iOS (IBAnimatable's pull request 156 found it by trying; much code that slides in from below says
  /// `fromTop`), although Apple's guide says no more than "begins at the top side of the layer".
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The side of the least y, which is the upper one.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
