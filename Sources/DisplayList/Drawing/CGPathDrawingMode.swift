/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// What is inside, by the non-zero winding rule.
  case fill = 0
  /// What is inside, by the even-odd rule.
  case eoFill = 1
  /// The line along it.
  case stroke = 2
  /// What is inside by the non-zero winding rule, then the line.
  case fillStroke = 3
  /// What is inside by the even-odd rule, then the line.
  case eoFillStroke = 4

  /// By what rule it is filled; nil for not at all.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the line is drawn.
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
