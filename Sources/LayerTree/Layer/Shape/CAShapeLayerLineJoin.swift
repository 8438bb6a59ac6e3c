import DisplayList

/// What the corners of a shape layer's line look like.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The default, and what an unknown name counts as.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A disc about the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  init(_ join: StrokeStyle.Join) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  var join: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
