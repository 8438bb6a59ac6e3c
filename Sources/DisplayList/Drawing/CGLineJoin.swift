/// What the corners of a line look like.
public enum CGLineJoin: Int32, Sendable {
  /// The edges prolonged until they meet, as far as the miter limit allows.
  case miter = 0
  /// A disc about the corner.
  case round = 1
  /// The corner cut off.
  case bevel = 2

  var style: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
