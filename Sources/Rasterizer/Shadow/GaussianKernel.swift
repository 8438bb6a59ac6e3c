/// The weights of a Gaussian blur, from the outermost left to the outermost right; they sum to 1.
struct GaussianKernel: Hashable, Sendable {
  let weights: [Float]
  /// How many cells the blur reaches to each side.
  var radius: Int { weights.count / 2 }

  /// - Parameter variance: The square of the standard deviation, in cells; none, or less, blurs nothing. The tails are
  ///   cut at 3.6 deviations, where less than 0.04 % remains.
  init(variance: Double) {
    let variance = max(variance, 1e-6)
    let radius = max(1, Int((3.6 * variance.squareRoot()).rounded(.up)))
    let decay = -1 / (2 * variance)
    let half = (0...radius).map { exponential(decay * Double($0 * $0)) }
    let sum = half.dropFirst().reduce(half[0]) { $0 + 2 * $1 }
    weights = (-radius...radius).map { Float(half[abs($0)] / sum) }
  }
}

/// eˣ for x ≤ 0, by the power series of x / 1024 squared ten times over.
///
/// Plain arithmetic gives the same bits on every machine, which the C library's `exp` does not promise.
func exponential(_ x: Double) -> Double {
  guard x > -700 else { return 0 }
  let small = x / 1024
  var power = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5 * (1 + small / 6)))))
  for _ in 0..<10 { power *= power }
  return power
}
