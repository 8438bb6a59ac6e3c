import InterludeUI

/// Finds room for words beside dots: where neither lines nor other words are.
nonisolated struct MarkPlacement {
  /// Where words may stand.
  let area: CGRect
  /// What the lines pass.
  let points: [CGPoint]
  private var taken: [CGRect] = []

  /// From a dot to its words, in points.
  private static let distance: CGFloat = 8

  init(in area: CGRect, around points: [CGPoint]) {
    self.area = area
    self.points = points
  }

  /// The best place for words of a size beside a dot; it is taken from then on.
  mutating func place(_ size: CGSize, beside dot: CGPoint) -> CGRect {
    let candidates = Self.candidates(size, dot).map(inArea)
    let scored = candidates.enumerated().map { (rect: $1, cost: cost(of: $1, dot) + Double($0) * 0.2) }
    let best = scored.min { $0.cost < $1.cost }?.rect ?? CGRect(origin: dot, size: size)
    taken.append(best)
    return best
  }

  /// Right and left of the dot at several heights, the nearest first.
  private static func candidates(_ size: CGSize, _ dot: CGPoint) -> [CGRect] {
    let shifts: [CGFloat] = [0, -1, 1, -2, 2, -3, 3].map { $0 * size.height }
    return shifts.flatMap { shift in
      let y = dot.y - size.height / 2 + shift
      let besides = [distance, 3 * distance, 6 * distance].flatMap { [dot.x + $0, dot.x - $0 - size.width] }
      let all = shift == 0 ? besides : besides + [dot.x - size.width / 2]
      return all.map { CGRect(origin: CGPoint(x: $0, y: y), size: size) }
    }
  }

  private func inArea(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(min(rect.minX, area.maxX - rect.width), area.minX),
      y: max(min(rect.minY, area.maxY - rect.height), area.minY), width: rect.width, height: rect.height)
  }

  private func cost(of rect: CGRect, _ dot: CGPoint) -> Double {
    let words = taken.filter { $0.intersects(rect) }.count
    let line = points.filter(rect.insetBy(dx: -2, dy: -1).contains).count
    let covers = rect.insetBy(dx: -4, dy: -4).contains(dot) ? 1 : 0
    return Double(words) * 1000 + Double(line) + Double(covers) * 50
  }
}
