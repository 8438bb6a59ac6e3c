import Foundation

/// Draws around lines, on one side there and on the other side back.
struct StrokePen {
  private(set) var outline = Path()
  private let style: StrokeStyle
  private let half: CGFloat

  init(_ style: StrokeStyle) { (self.style, half) = (style, style.width / 2) }

  mutating func draw(_ line: Polyline) {
    let (there, back) = (Side(line), Side(line.reversed))
    guard let start = line.points.first, let end = line.points.last, let first = there.first, let last = there.last
    else { return }
    guard !line.isClosed else {
      contour(points(along: there))
      contour(points(along: back))
      return
    }
    let turned = CGVector(dx: -first.dx, dy: -first.dy)
    contour(points(along: there) + cap(at: end, last) + points(along: back) + cap(at: start, turned))
  }

  /// A way along a line, by its bits and their directions.
  private struct Side {
    let line: Polyline
    let directions: [CGVector]
    let lengths: [CGFloat]

    init(_ line: Polyline) {
      self.line = line
      let bits = zip(line.route, line.route.dropFirst())
      lengths = bits.map { hypot($1.x - $0.x, $1.y - $0.y) }
      directions = zip(bits, lengths).map { CGVector(dx: ($0.1.x - $0.0.x) / $1, dy: ($0.1.y - $0.0.y) / $1) }
    }

    var first: CGVector? { directions.first }
    var last: CGVector? { directions.last }
  }

  /// The outline on the side where y points away from when x points along.
  private func points(along side: Side) -> [CGPoint] {
    let (route, count) = (side.line.route, side.directions.count)
    var points: [CGPoint] = []
    if !side.line.isClosed { points.append(route[0].moved(side.directions[0], 0, -half)) }
    for index in (side.line.isClosed ? 0 : 1)..<count {
      let before = index > 0 ? index - 1 : count - 1
      points += join(
        at: route[index], side.directions[before], side.directions[index],
        room: min(side.lengths[before], side.lengths[index]))
    }
    if !side.line.isClosed { points.append(route[count].moved(side.directions[count - 1], 0, -half)) }
    return points
  }

  /// The outline around a corner.
  ///
  /// - Parameter room: the length of the shorter one of the two bits that meet there.
  private func join(at p: CGPoint, _ before: CGVector, _ after: CGVector, room: CGFloat) -> [CGPoint] {
    let turn = atan2(before.dx * after.dy - before.dy * after.dx, before.dx * after.dx + before.dy * after.dy)
    let (start, end) = (p.moved(before, 0, -half), p.moved(after, 0, -half))
    let reach = half * tan(turn / 2)
    guard turn > 0 else {
      // On the inner side the two bits' edges cross, or the bits are too short to: then by way of the corner itself.
      return abs(reach) <= room ? [p.moved(before, reach, -half)] : [start, p, end]
    }
    switch style.join {
    case .round: return [start] + arc(around: p, before, -half, by: turn) + [end]
    case .miter where 1 <= style.miterLimit * abs(cos(turn / 2)): return [p.moved(before, reach, -half)]
    case .miter, .bevel: return [start, end]
    }
  }

  /// The outline around an end, between the two sides.
  private func cap(at p: CGPoint, _ d: CGVector) -> [CGPoint] {
    switch style.cap {
    case .butt: []
    case .square: [p.moved(d, half, -half), p.moved(d, half, half)]
    case .round: arc(around: p, d, -half, by: .pi)
    }
  }

  /// Points between the ends of an arc that strays from its chords by less than 1/1024 point.
  private func arc(around p: CGPoint, _ d: CGVector, _ side: CGFloat, by angle: CGFloat) -> [CGPoint] {
    let step = 2 * acos(max(1 - 1 / (1024 * half), 0))
    let count = Int(min(max((abs(angle) / step).rounded(.up), 1), 1024))
    return (1..<max(count, 2)).filter { $0 < count }.map { index in
      let a = angle * CGFloat(index) / CGFloat(count)
      return p.moved(CGVector(dx: d.dx * cos(a) - d.dy * sin(a), dy: d.dx * sin(a) + d.dy * cos(a)), 0, side)
    }
  }

  private mutating func contour(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    outline.elements.append(.move(first))
    for point in points.dropFirst() { outline.elements.append(.line(point)) }
    outline.elements.append(.close)
  }
}

extension CGPoint {
  /// The point moved along a direction, and across it towards where y lies from x.
  fileprivate func moved(_ d: CGVector, _ along: CGFloat, _ across: CGFloat) -> CGPoint {
    CGPoint(x: x + d.dx * along - d.dy * across, y: y + d.dy * along + d.dx * across)
  }
}
