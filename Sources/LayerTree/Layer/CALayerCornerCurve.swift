/// How the sides of a layer bend into its round corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By a quarter circle; the default, and what an unknown curve counts as.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Gradually, from about one and a half radii before the corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
