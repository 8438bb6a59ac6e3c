import DisplayList

/// The way that a gradient takes.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end; the default, and what an unknown type counts as.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from the start; the end is a corner of the box around the ellipse where the way ends.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start, from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  init(_ kind: Gradient.Kind) {
    self =
      switch kind {
      case .axial: .axial
      // No layer has circles of its own.
      case .radial, .circles: .radial
      case .conic: .conic
      }
  }

  var kind: Gradient.Kind {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}
