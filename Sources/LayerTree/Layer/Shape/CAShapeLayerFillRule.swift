/// What counts as inside a shape layer's path.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path runs around, in sum, not zero times; the default, and what an unknown rule counts as.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path runs around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
