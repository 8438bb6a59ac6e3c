/// What counts as inside a path.
public enum CGPathFillRule: Hashable, Sendable {
  /// What the path runs around, in sum, not zero times.
  case winding
  /// What the path runs around an odd number of times.
  case evenOdd
}
