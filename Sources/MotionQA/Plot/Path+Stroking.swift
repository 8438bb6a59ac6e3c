import InterludeUI

nonisolated extension Path {
  /// The outline of a polyline drawn with a pen of a width.
  ///
  /// Bends are mitred. Where the line turns back sharply a new piece begins; the ends of pieces reach half a width
  /// farther, so that they overlap there.
  init(stroking points: [CGPoint], width: CGFloat) {
    var path = Path()
    var piece: [CGPoint] = []
    for point in points {
      if let last = piece.last {
        guard hypot(point.x - last.x, point.y - last.y) > 0.02 else { continue }
        if piece.count > 1, Self.turn(piece[piece.count - 2], last, point) < -0.3 {
          path.elements += Self.ribbon(piece, width: width)
          piece = [last]
        }
      }
      piece.append(point)
    }
    path.elements += Self.ribbon(piece, width: width)
    self = path
  }

  /// The cosine of the angle by which a line turns at `b`.
  private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let (first, second) = (direction(a, b), direction(b, c))
    return first.dx * second.dx + first.dy * second.dy
  }

  private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return length > 0 ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : CGVector(dx: 1, dy: 0)
  }

  /// One closed outline: along the left side and back along the right.
  private static func ribbon(_ points: [CGPoint], width: CGFloat) -> [Element] {
    guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
    var points = points
    let half = width / 2
    let (start, end) = (direction(first, points[1]), direction(points[points.count - 2], last))
    points[0] = CGPoint(x: first.x - start.dx * half, y: first.y - start.dy * half)
    points[points.count - 1] = CGPoint(x: last.x + end.dx * half, y: last.y + end.dy * half)
    var (left, right): ([CGPoint], [CGPoint]) = ([], [])
    for (index, point) in points.enumerated() {
      let before = direction(points[max(index - 1, 0)], points[max(index, 1)])
      let after = direction(points[min(index, points.count - 2)], points[min(index + 1, points.count - 1)])
      // Perpendicular to both sides' mean, as long as keeps either side's width.
      let (dx, dy) = (before.dx + after.dx, before.dy + after.dy)
      let reach = half * 2 / (dx * dx + dy * dy)
      left.append(CGPoint(x: point.x - dy * reach, y: point.y + dx * reach))
      right.append(CGPoint(x: point.x + dy * reach, y: point.y - dx * reach))
    }
    let outline = left + right.reversed()
    return [.move(outline[0])] + outline.dropFirst().map { .line($0) } + [.close]
  }
}
