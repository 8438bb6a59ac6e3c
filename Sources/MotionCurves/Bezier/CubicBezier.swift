/// A cubic Bézier easing from (0, 0) to (1, 1), as `UICubicTimingParameters` and `CAMediaTimingFunction` use it.
public struct CubicBezier: TimingFunction, Hashable {
  /// The first control point: x in 0…1, y any finite number.
  public let x1, y1: Double

  /// The second control point: x in 0…1, y any finite number.
  public let x2, y2: Double

  public let issues: [CurveIssue]

  /// What the solver starts from; the control points say it all, but in a microsecond.
  let starts: BezierStarts

  /// An x outside 0…1 counts as the nearest end; a coordinate that is not finite counts as that of ``linear``.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    var check = InputCheck("CubicBezier")
    self.x1 = check.clamp("x1", x1, to: 0...1, otherwise: 0)
    self.y1 = check.require("y1", y1, in: Self.ordinates, otherwise: 0)
    self.x2 = check.clamp("x2", x2, to: 0...1, otherwise: 1)
    self.y2 = check.require("y2", y2, in: Self.ordinates, otherwise: 1)
    self.issues = check.issues
    self.starts = BezierStarts(self.x1, self.x2)
  }

  public static func == (a: CubicBezier, b: CubicBezier) -> Bool {
    (a.x1, a.y1, a.x2, a.y2) == (b.x1, b.y1, b.x2, b.y2) && a.issues == b.issues
  }

  public func hash(into hasher: inout Hasher) {
    for coordinate in [x1, y1, x2, y2] { hasher.combine(coordinate) }
  }

  /// Far beyond any easing, and small enough that nothing overflows.
  private static let ordinates = -1e9...1e9
}
