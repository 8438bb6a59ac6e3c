/// The left and the right side of a rounded box, the right one seen in a mirror: whatever is found for one is found for both.
typealias Sides = SIMD2<Double>

/// The lesser of each two, of which all are numbers: the standard library's `pointwiseMin` looks out for what is none, and is a
/// call, four of them for each pixel of a corner.
@inline(__always)
func lesser(_ a: Sides, _ b: Sides) -> Sides { Sides(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y) }

/// The greater of each two, of which all are numbers.
@inline(__always)
func greater(_ a: Sides, _ b: Sides) -> Sides { Sides(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y) }

/// Parts of quarters of an ellipse, between two heights over their centres, in radii: 0 is where they meet the straight sides.
struct CornerArcs {
  let from, to: Sides
  /// How far their two ends are before the centres.
  let reachFrom, reachTo: Sides

  /// - Parameter isRound: A side that is not has an arc of no height.
  @inline(__always)
  init(from: Double, to: Double, radius: Double, isRound: (Bool, Bool)) {
    let reachFrom = radius * max(1 - from * from, 0).squareRoot()
    let reachTo = radius * max(1 - to * to, 0).squareRoot()
    self.from = Sides(isRound.0 ? from : 0, isRound.1 ? from : 0)
    self.to = Sides(isRound.0 ? to : 0, isRound.1 ? to : 0)
    self.reachFrom = Sides(isRound.0 ? reachFrom : radius, isRound.1 ? reachFrom : radius)
    self.reachTo = Sides(isRound.0 ? reachTo : radius, isRound.1 ? reachTo : radius)
  }

  /// No arcs, where others are.
  @inline(__always)
  init(noneOf radius: Double) {
    (from, to) = (.zero, .zero)
    (reachFrom, reachTo) = (.zero, Sides(repeating: radius))
  }
}
