/// What the open ends of a line look like.
public enum CGLineCap: Int32, Sendable {
  /// Nothing beyond the end.
  case butt = 0
  /// A half disc beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2

  var style: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
