import DisplayList

/// Closed polygons in device pixels: a path after flattening, the perspective division done.
struct Outline: Sendable {
  var fillRule = CGPathFillRule.winding
  private(set) var points: [SIMD2<Double>] = []
  /// For each contour the index in `points` just behind its last point.
  private(set) var contourEnds: [Int] = []
  private(set) var low = SIMD2<Double>(repeating: .infinity)
  private(set) var high = SIMD2<Double>(repeating: -.infinity)

  /// Beyond this many pixels from the origin geometry counts as broken.
  static let farthest = 1e12

  var isEmpty: Bool { points.isEmpty }

  /// Adds a contour, dividing by w. Returns false when a point is not a number or out of all bounds.
  mutating func append(_ contour: [SIMD3<Double>]) -> Bool {
    guard contour.count > 2 else { return true }
    for point in contour {
      let position = SIMD2(point.x, point.y) / point.z
      guard abs(position.x) < Outline.farthest, abs(position.y) < Outline.farthest else { return false }
      low = pointwiseMin(low, position)
      high = pointwiseMax(high, position)
      points.append(position)
    }
    contourEnds.append(points.count)
    return true
  }

  /// Calls the body with both ends of every side, the closing one included.
  func forEachSide(_ body: (_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Void) {
    var start = 0
    for end in contourEnds {
      var previous = points[end - 1]
      for index in start..<end {
        body(previous, points[index])
        previous = points[index]
      }
      start = end
    }
  }
}
