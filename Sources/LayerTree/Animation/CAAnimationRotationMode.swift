/// How a layer that follows a path turns with it.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  /// What is added to the path's direction, in radians; nil for an unknown mode, which does not turn.
  var offset: Double? {
    switch self {
    case .rotateAuto: 0
    case .rotateAutoReverse: .pi
    default: nil
    }
  }
}
