/// How much of each pixel of a row lies left of a rounded box, and how much lies right of it: in closed form, exact but for
/// rounding.
///
/// Columns before the first are wholly outside, those behind the last not at all. The right side is the left one of the box seen
/// in a mirror, and both are gone through together, from the inside to the outside.
struct SideProfile: ~Copyable {
  /// The columns that the sides run through; to the right those of the mirror, −1 − x.
  private(set) var first = (left: 0, right: 0)
  private(set) var end = (left: 0, right: 0)
  /// For each column, from the last one, what is outside, in pixels.
  private var cuts = Pile<Sides>()

  mutating func clear() { (first, end) = ((0, 0), (0, 0)) }

  /// What is left of the side in one of its columns.
  @inline(__always)
  func left(_ column: Int) -> Double { cuts[end.left &- 1 &- column].x }

  /// What is right of the side in one of its columns.
  @inline(__always)
  func right(_ column: Int) -> Double { cuts[end.right &+ column].y }

  /// The sides of a box between two heights inside it.
  ///
  /// - Parameter limit: The columns that are looked at.
  mutating func find(_ box: RoundedBox, from y0: Double, to y1: Double, limit: Range<Int>) {
    let radii = box.radii
    let (top, bottom) = (box.low.y + radii.y, box.high.y - radii.y)
    let upperEnd = min(max(top, y0), y1)
    let lowerStart = max(min(bottom, y1), upperEnd)
    let edges = Sides(box.low.x, -box.high.x)
    // Most rows at corners are between two of them and nothing else.
    if y1 <= top, box.upper.left, box.upper.right {
      return findCorners(box, edges + radii.x, from: (top - y1) / radii.y, to: min((top - y0) / radii.y, 1), limit)
    }
    if y0 >= bottom, box.lower.left, box.lower.right {
      return findCorners(
        box, edges + radii.x, from: (y0 - bottom) / radii.y, to: min((y1 - bottom) / radii.y, 1), limit)
    }
    let upper = upperEnd > y0 ? box.upper : (false, false)
    let lower = lowerStart < y1 ? box.lower : (false, false)
    let straight = Sides(
      (lower.0 ? lowerStart : y1) - (upper.0 ? upperEnd : y0), (lower.1 ? lowerStart : y1) - (upper.1 ? upperEnd : y0))
    let (hasUpper, hasLower) = (upper.0 || upper.1, lower.0 || lower.1)
    guard hasUpper || hasLower else { return begin(edges, edges, edges, straight, limit) }
    let centers = edges + radii.x
    // Most rows have one of the two.
    let upperArcs =
      hasUpper
      ? CornerArcs(from: (top - upperEnd) / radii.y, to: min((top - y0) / radii.y, 1), radius: radii.x, isRound: upper)
      : CornerArcs(noneOf: radii.x)
    let lowerArcs =
      hasLower
      ? CornerArcs(
        from: (lowerStart - bottom) / radii.y, to: min((y1 - bottom) / radii.y, 1), radius: radii.x, isRound: lower)
      : CornerArcs(noneOf: radii.x)
    let nearest = centers - greater(upperArcs.reachFrom, lowerArcs.reachFrom)
    let outermost = Sides(straight.x > 0 ? edges.x : nearest.x, straight.y > 0 ? edges.y : nearest.y)
    begin(edges, outermost, centers - lesser(upperArcs.reachTo, lowerArcs.reachTo), straight, limit)
    if hasUpper { add(upperArcs, centers, radii) }
    if hasLower { add(lowerArcs, centers, radii) }
  }

  /// The sides where they are two arcs.
  @inline(never)
  private mutating func findCorners(
    _ box: RoundedBox, _ centers: Sides, from: Double, to: Double, _ limit: Range<Int>
  ) {
    let arcs = CornerArcs(from: from, to: to, radius: box.radii.x, isRound: (true, true))
    setColumns(centers - arcs.reachFrom, centers - arcs.reachTo, limit)
    let count = max(end.left &- first.left, end.right &- first.right)
    cuts.removeAll()
    cuts.reserve(count)
    Self.forEachCut(of: arcs, count, before: end, centers, box.radii) { cuts.append($1) }
  }

  /// Sets the columns that the sides run through.
  ///
  /// - Parameters:
  ///   - nearest: Where they begin: all is outside before.
  ///   - farthest: Where they end.
  @inline(__always)
  private mutating func setColumns(_ nearest: Sides, _ farthest: Sides, _ limit: Range<Int>) {
    first.left = min(max(wholeBelow(nearest.x), limit.lowerBound), limit.upperBound)
    end.left = min(max(wholeAbove(farthest.x), first.left), limit.upperBound)
    first.right = min(max(wholeBelow(nearest.y), -limit.upperBound), -limit.lowerBound)
    end.right = min(max(wholeAbove(farthest.y), first.right), -limit.lowerBound)
  }

  /// Starts with what is beside the straight parts.
  @inline(__always)
  private mutating func begin(
    _ edges: Sides, _ nearest: Sides, _ farthest: Sides, _ straight: Sides, _ limit: Range<Int>
  ) {
    setColumns(nearest, farthest, limit)
    let count = max(end.left &- first.left, end.right &- first.right)
    cuts.removeAll()
    cuts.reserve(count)
    let reach = lesser(edges, Sides(Double(end.left), Double(end.right)))
    var borders = Sides(Double(end.left &- 1), Double(end.right &- 1))
    for _ in 0..<count {
      cuts.append(straight * lesser(greater(reach - borders, .zero), Sides(repeating: 1)))
      borders -= 1
    }
  }

  /// Adds arcs to what is there.
  private mutating func add(_ arcs: CornerArcs, _ centers: Sides, _ radii: SIMD2<Double>) {
    Self.forEachCut(of: arcs, cuts.count, before: end, centers, radii) { cuts[$0] += $1 }
  }

  /// Calls the body with what lies outside arcs in each of some columns, from the last one. Before and behind the columns in which
  /// they are, their pieces have no height.
  @inline(__always)
  private static func forEachCut(
    of arcs: CornerArcs, _ count: Int, before end: (left: Int, right: Int), _ centers: Sides, _ radii: SIMD2<Double>,
    _ body: (_ index: Int, Sides) -> Void
  ) {
    var (t, x) = (arcs.to, centers - arcs.reachTo)
    let endX = centers - arcs.reachFrom
    let inverse = 1 / radii.x
    var passed = Sides.zero
    let ends = Sides(Double(end.left), Double(end.right))
    if x.x > ends.x || x.y > ends.y {
      let places = lesser(greater(heights(at: ends, centers, inverse), arcs.from), t)
      passed = (t - places) * radii.y
      (t, x) = (places, lesser(x, ends))
    }
    var borders = ends - 1
    for index in 0..<count {
      let next = greater(lesser(heights(at: borders, centers, inverse), t), arcs.from)
      let nextX = lesser(greater(borders, endX), x)
      let (rise, run) = (t - next, (x - nextX) * inverse)
      let trapezoid = rise * (x - borders + (nextX - borders)) * 0.5
      body(index, passed + radii.y * (trapezoid - radii.x * segments((rise * rise + run * run) * 0.25)))
      passed += rise * radii.y
      (t, x) = (next, nextX)
      borders -= 1
    }
  }
}

/// The heights of quarters of an ellipse over their centres, in radii, at some places; their tops beyond the centres.
@inline(__always)
private func heights(at places: Sides, _ centers: Sides, _ inverse: Double) -> Sides {
  let s = lesser(greater((centers - places) * inverse, .zero), Sides(repeating: 1))
  return squareRoots(1 - s * s)
}

/// One by one, and of nothing less than 0: else the compiler asks the C library what to do about them.
@inline(__always)
private func squareRoots(_ numbers: Sides) -> Sides {
  Sides(max(numbers.x, 0).squareRoot(), max(numbers.y, 0).squareRoot())
}

/// The areas between unit circles and chords, by the squares of half the chords' lengths: asin u − u√(1 − u²), as a series that
/// is good to 1e-4 for a quarter of the circle, and far better for what a pixel holds of a larger one.
@inline(__always)
private func segments(_ u2: Sides) -> Sides {
  var series: Sides = u2 * (63.0 / 1664) + 35.0 / 704
  series = series * u2 + 5.0 / 72
  series = series * u2 + 3.0 / 28
  series = series * u2 + 1.0 / 5
  series = series * u2 + 2.0 / 3
  return u2 * squareRoots(u2) * series
}
