import Foundation

/// A circle, in points.
struct Circle {
  var center: CGPoint
  var radius: CGFloat

  var path: Path {
    Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// What circles pass over that go evenly from one to another.
struct CircleCourse {
  /// All that any of them encloses.
  let outline: Path
  /// Circles; what all of them enclose is passed over by none. Empty where there is no such place.
  let hole: [Circle]

  /// Nil where the circles stay as they are, or are none.
  ///
  /// - Parameter area: What the course goes over as far as options have it go on.
  init?(from first: Circle, to last: Circle, _ options: CGGradientDrawingOptions, reaching area: CGRect) {
    let numbers = [first.center.x, first.center.y, first.radius, last.center.x, last.center.y, last.radius]
    guard numbers.allSatisfy(\.isFinite), first.radius >= 0, last.radius >= 0 else { return nil }
    let way = CGVector(dx: last.center.x - first.center.x, dy: last.center.y - first.center.y)
    let (distance, growth) = (hypot(way.dx, way.dy), last.radius - first.radius)
    guard distance > 0 || growth != 0 else { return nil }

    /// Where circles have left the area behind, or have become a point, counted from the first one in the whole way.
    func reach(_ direction: CGFloat, from circle: Circle) -> CGFloat {
      let far =
        area.corners.map { hypot($0.x - circle.center.x, $0.y - circle.center.y) }.reduce(1, max) + circle.radius
      let speed = max(abs(distance - abs(growth)), 1e-3 * max(distance, abs(growth)))
      let ways = 2 * far / speed
      return growth * direction < 0 ? min(ways, circle.radius / abs(growth)) : ways
    }
    let low = options.contains(.drawsBeforeStartLocation) ? -reach(-1, from: first) : 0
    let high = options.contains(.drawsAfterEndLocation) ? 1 + reach(1, from: last) : 1
    func circle(at place: CGFloat) -> Circle {
      Circle(
        center: CGPoint(x: first.center.x + way.dx * place, y: first.center.y + way.dy * place),
        radius: max(0, first.radius + growth * place))
    }
    let (start, end) = (circle(at: low), circle(at: high))
    let isNested = distance <= abs(growth)
    outline = isNested ? (growth > 0 ? end : start).path : Self.hull(of: start, end)
    if isNested {
      let inner = growth > 0 ? start : end
      hole = inner.radius > 0 ? [inner] : []
    } else {
      // Circles that go on leave what both enclose: they pass over all of it.
      let meet = hypot(first.center.x - last.center.x, first.center.y - last.center.y) < first.radius + last.radius
      hole = low == 0 && high == 1 && meet ? [first, last] : []
    }
  }

  /// The outline of two circles of which neither encloses the other, and of the tangents at both sides.
  private static func hull(of a: Circle, _ b: Circle) -> Path {
    let (dx, dy) = (b.center.x - a.center.x, b.center.y - a.center.y)
    let angle = atan2(dy, dx)
    // Between the axis and the radius to the point where a tangent touches.
    let opening = acos(min(max((a.radius - b.radius) / hypot(dx, dy), -1), 1))
    func point(_ circle: Circle, _ angle: CGFloat) -> CGPoint {
      CGPoint(x: circle.center.x + circle.radius * cos(angle), y: circle.center.y + circle.radius * sin(angle))
    }
    let path = CGMutablePath()
    path.move(to: point(b, angle - opening))
    path.addArc(
      center: b.center, radius: b.radius, startAngle: angle - opening, endAngle: angle + opening, clockwise: false)
    path.addLine(to: point(a, angle + opening))
    path.addArc(
      center: a.center, radius: a.radius, startAngle: angle + opening, endAngle: angle - opening + 2 * .pi,
      clockwise: false)
    path.closeSubpath()
    return path.path
  }
}
