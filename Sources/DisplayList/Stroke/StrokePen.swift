import Foundation

/// Collects the pieces of a stroke's outline.
struct StrokePen {
  private(set) var outline = Path()
  private let style: StrokeStyle
  private let half: CGFloat

  init(_ style: StrokeStyle) { (self.style, half) = (style, style.width / 2) }

  mutating func draw(_ line: Polyline) {
    let route = line.route
    let directions = zip(route, route.dropFirst()).map { Self.direction(from: $0, to: $1) }
    guard let first = directions.first, let last = directions.last else { return }
    for (index, d) in directions.enumerated() { bar(from: route[index], to: route[index + 1], d) }
    for index in 1..<directions.count where index < directions.count {
      join(at: route[index], directions[index - 1], directions[index])
    }
    if line.isClosed {
      join(at: route[0], last, first)
    } else {
      cap(at: route[0], CGVector(dx: -first.dx, dy: -first.dy))
      cap(at: route[route.count - 1], last)
    }
  }

  private static func direction(from a: CGPoint, to b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
  }

  /// A straight bit: the line's width around it.
  private mutating func bar(from a: CGPoint, to b: CGPoint, _ d: CGVector) {
    piece([a.moved(d, 0, -half), b.moved(d, 0, -half), b.moved(d, 0, half), a.moved(d, 0, half)])
  }

  /// What the two bars at a corner leave open on its outer side.
  private mutating func join(at p: CGPoint, _ before: CGVector, _ after: CGVector) {
    let turn = atan2(before.dx * after.dy - before.dy * after.dx, before.dx * after.dx + before.dy * after.dy)
    guard turn != 0 else { return }
    let side = turn > 0 ? -half : half
    let (start, end) = (p.moved(before, 0, side), p.moved(after, 0, side))
    var corner = [p, start]
    switch style.join {
    case .round: corner += arc(around: p, before, side, by: turn)
    case .miter where 1 <= style.miterLimit * abs(cos(turn / 2)):
      corner.append(p.moved(before, abs(half * tan(turn / 2)), side))
    case .miter, .bevel: break
    }
    corner.append(end)
    piece(turn > 0 ? corner : corner.reversed())
  }

  /// What an end has beyond its last point.
  private mutating func cap(at p: CGPoint, _ d: CGVector) {
    switch style.cap {
    case .butt: break
    case .square: bar(from: p, to: p.moved(d, half, 0), d)
    case .round: piece([p.moved(d, 0, -half)] + arc(around: p, d, -half, by: .pi) + [p.moved(d, 0, half)])
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

  private mutating func piece(_ points: [CGPoint]) {
    outline.elements.append(.move(points[0]))
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
