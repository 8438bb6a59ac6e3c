import DisplayList
import Foundation

extension Shape {
  /// The middle of the box around the shape and its control points.
  var center: CGPoint { CGPoint(x: box.midX, y: box.midY) }
}
