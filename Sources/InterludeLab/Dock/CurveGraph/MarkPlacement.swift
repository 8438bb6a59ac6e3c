import InterludeUI

/// Finds room for words beside dots: where neither lines nor other words are.
nonisolated struct MarkPlacement {
  /// Where words may stand.
  let area: CGRect
  /// Points on the lines.
  let points: [CGPoint]

  /// Words, by their size, beside a dot.
  struct Words {
    var size: CGSize
    var dot: CGPoint
  }

  /// From a dot to its words, in points.
  private static let distance: CGFloat = 8

  init(in area: CGRect, around points: [CGPoint]) {
    self.area = area
    self.points = points
  }

  /// The best places for several words; nil for words that would cover others in every place.
  func places(for words: [Words]) -> [CGRect?] {
    // The order matters, because the first words may leave no room for the next: both ends are tried as the first.
    let forth = places(for: words, in: Array(words.indices))
    let back = places(for: words, in: words.indices.reversed())
    return back.cost < forth.cost ? back.places : forth.places
  }

  private func places(for words: [Words], in order: [Int]) -> (places: [CGRect?], cost: Double) {
    var (places, total): ([CGRect?], Double) = (words.map { _ in nil }, 0)
    for index in order {
      let taken = places.compactMap(\.self)
      let best = place(words[index], beside: taken)
      total += best?.cost ?? Self.costOfSilence
      places[index] = best?.rect
    }
    return (places, total)
  }

  private func place(_ words: Words, beside taken: [CGRect]) -> (rect: CGRect, cost: Double)? {
    guard area.width >= words.size.width, area.height >= words.size.height else { return nil }
    let candidates = Self.candidates(words.size, words.dot).map(inArea).enumerated().filter { candidate in
      !taken.contains { $0.intersects(candidate.element) }
    }
    let scored = candidates.map { (rect: $0.element, cost: cost(of: $0.element, words.dot) + Double($0.offset) * 0.2) }
    return scored.min { $0.cost < $1.cost }
  }

  /// The penalty for words that are left out, higher than for any place.
  private static let costOfSilence = 100_000.0

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
    let line = points.filter(rect.insetBy(dx: -2, dy: -1).contains).count
    let covers = rect.insetBy(dx: -4, dy: -4).contains(dot) ? 1 : 0
    return Double(line) + Double(covers) * 50
  }
}
