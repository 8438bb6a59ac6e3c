/// How far a number may be from its golden, by what it counts.
public nonisolated struct Tolerances: Hashable, Sendable {
  /// Points: places, sizes, radii.
  public var points = 0.01
  /// Factors of scale and parts of one.
  public var scale = 0.0005
  /// Degrees: angles.
  public var degrees = 0.02
  /// Opacities and components of colours, of 1.
  public var alpha = 0.002
  /// Seconds: by how much a view may come or go earlier or later.
  public var seconds = 0.0

  /// The tolerances of the numbers above: less than can be seen, more than what rounding does.
  public init() {}

  /// How far a number of a kind may be from its golden.
  public subscript(kind: TraceProperty.Kind) -> Double {
    switch kind {
    case .points: points
    case .scale: scale
    case .degrees: degrees
    case .alpha: alpha
    }
  }
}
