/// The left and the right side of a rounded box, the right one seen in a mirror: whatever is found for one is found for both.
typealias Sides = SIMD2<Double>

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
}
