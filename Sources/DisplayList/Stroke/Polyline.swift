import Foundation

/// A contour of straight lines, no two neighbouring points the same.
struct Polyline {
  var points: [CGPoint]
  /// Whether the last point goes on to the first, which is then not repeated.
  var isClosed = false

  /// The contours of a path, their curves replaced by chords that stray from them by less than 1/1024 point.
  static func contours(of path: Path) -> [Polyline] {
    var contours: [Polyline] = []
    var open: [Path.Element] = []
    var first = CGPoint.zero
    func finish(closed: Bool) {
      let points = Path(open).segments().reduce(into: [first]) { points, segment in points += segment.chordEnds }
      var line = Polyline(points: points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }, isClosed: closed)
      if closed, line.points.count > 1, line.points.first == line.points.last { line.points.removeLast() }
      if line.points.count > 1 { contours.append(line) }
      open = [.move(first)]
    }
    for element in path.elements {
      if case .move(let point) = element {
        if open.count > 1 { finish(closed: false) }
        first = point
        open = [element]
      } else if element == .close {
        if open.count > 1 { finish(closed: true) }
      } else {
        open.append(element)
      }
    }
    if open.count > 1 { finish(closed: false) }
    return contours
  }

  /// All points in order, the first one again at the end when it is closed.
  var route: [CGPoint] { isClosed ? points + points.prefix(1) : points }

  /// The same the other way; a closed one begins at the same point.
  var reversed: Polyline {
    let points = isClosed ? points.prefix(1) + points.dropFirst().reversed() : points.reversed()
    return Polyline(points: Array(points), isClosed: isClosed)
  }

  var length: CGFloat { zip(route, route.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) } }

  /// The part between two lengths from its beginning; nil when there is nothing of it.
  func part(from low: CGFloat, to high: CGFloat) -> Polyline? { parts([(low, high)]).first }

  /// The parts between pairs of lengths from its beginning, ascending and apart; what is empty of them is left out.
  func parts(_ ranges: [(low: CGFloat, high: CGFloat)]) -> [Polyline] {
    var parts: [Polyline] = []
    var (next, points, passed): (Int, [CGPoint], CGFloat) = (0, [], 0)
    func finish() {
      if points.count > 1 { parts.append(Polyline(points: points)) }
      points = []
    }
    for (a, b) in zip(route, route.dropFirst()) {
      let step = hypot(b.x - a.x, b.y - a.y)
      func place(_ at: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * at / step, y: a.y + (b.y - a.y) * at / step)
      }
      while next < ranges.count, ranges[next].low < passed + step {
        let (enter, leave) = (max(ranges[next].low - passed, 0), min(ranges[next].high - passed, step))
        if enter < leave {
          if points.isEmpty { points.append(enter > 0 ? place(enter) : a) }
          points.append(leave < step ? place(leave) : b)
        }
        // One that goes on beyond this bit is met again at the next.
        if ranges[next].high > passed + step { break }
        finish()
        next += 1
      }
      passed += step
    }
    finish()
    return parts
  }
}

extension PathSegment {
  /// The ends of the chords that stand for the curve: as many as Wang's bound asks for.
  fileprivate var chordEnds: [CGPoint] {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) }
    let bends = max(bend(start, control1, control2), bend(control1, control2, end))
    let count = min(max((0.75 * bends * 1024).squareRoot().rounded(.up), 1), 1024)
    let chords = bends < 1e-9 || !count.isFinite ? 1 : Int(count)
    return (1...chords).map { point(at: Double($0) / Double(chords)) }
  }
}
