/// The inverse of a Bézier's x(t), roughly: where the solver starts, so that as a rule one step takes it to the root.
///
/// A cubic in each of equal intervals of x, with the true values and slopes of t(x) at their ends (Hermite's form).
struct BezierStarts: Sendable {
  /// For each interval the cubic's coefficients, of the powers 0…3 of the place in the interval, 0…1.
  private let cubics: [SIMD4<Double>]

  private static let count = 32

  init(_ x1: Double, _ x2: Double) {
    let width = 1 / Double(Self.count)
    let form = BezierForm(x1: x1, y1: 0, x2: x2, y2: 1)
    let knots = (0...Self.count).map { index in
      let x = Double(index) * width
      let t = index == 0 || index == Self.count ? x : form.parameter(forX: x, from: x)
      let speed = 3 * ((1 - t) * (1 - t) * x1 + 2 * (1 - t) * t * (x2 - x1) + t * t * (1 - x2))
      return (t: t, slope: width / speed)
    }
    cubics = zip(knots, knots.dropFirst()).map { start, end in
      let chord = end.t - start.t
      // Where x(t) stands still its inverse has no slope.
      let first = start.slope.isFinite ? start.slope : chord
      let last = end.slope.isFinite ? end.slope : chord
      return SIMD4(start.t, first, 3 * chord - 2 * first - last, first + last - 2 * chord)
    }
  }

  /// About the t with x(t) = `x`, for an x in 0..<1.
  func parameter(forX x: Double) -> Double {
    let place = x * Double(Self.count)
    let index = Int(place)
    let cubic = cubics[index]
    let d = place - Double(index)
    return ((cubic.w * d + cubic.z) * d + cubic.y) * d + cubic.x
  }
}
