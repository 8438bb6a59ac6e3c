import DisplayList
import Foundation

/// What a shape layer shows.
nonisolated struct ShapeState: Sendable {
  var path: Path?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var stroke = StrokeStyle()

  /// The path as it is filled.
  var filled: Shape? { path.map { fillRule == .evenOdd ? .evenOddPath($0) : .path($0) } }
}
