import InterludeUI

/// Looks for the start, the frequency and the damping ratio of a spring. Its distance where it does not come to rest, and
/// its initial velocity where it has one, enter linearly and follow from these by linear least squares.
nonisolated struct SpringSearch {
  let window: FitWindow
  let hasVelocity: Bool

  func best() -> FitCandidate {
    let squares = LeastSquares(bounds: bounds, goal: window.goal) { linearFit($0).residuals }
    let solution = squares.best(from: starts)
    let found = solution.parameters
    let fit = linearFit(found)
    return FitCandidate(
      shape: .spring(spring(found, velocity: fit.velocity)), start: found[0], distance: fit.distance,
      parameterCount: hasVelocity ? 4 : 3, residual: CurveFit.Residual(fit.residuals))
  }

  /// Start, logarithm of the angular frequency, logarithm of the damping ratio.
  private func spring(_ parameters: [Double], velocity: Double) -> Spring {
    Spring(
      dampingRatio: exp(parameters[2]), response: 2 * .pi / exp(parameters[1]), initialVelocity: velocity)
  }

  private struct LinearFit {
    var distance: Double
    var velocity: Double
    var residuals: [Double]
  }

  private func linearFit(_ parameters: [Double]) -> LinearFit {
    let still = spring(parameters, velocity: 0)
    let pushed = spring(parameters, velocity: 1)
    var basis: [Double] = []
    var push: [Double] = []
    for (index, time) in window.times.enumerated() {
      let isOver = window.restIndex.map { index >= $0 } ?? false
      let value = isOver ? 1 : still.value(at: time - parameters[0])
      basis.append(value)
      push.append(isOver || !hasVelocity ? 0 : pushed.value(at: time - parameters[0]) - value)
    }
    let (distance, impulse) = coefficients(basis, push)
    let residuals = window.values.indices.map {
      distance * basis[$0] + impulse * push[$0] - window.values[$0]
    }
    return LinearFit(distance: distance, velocity: distance == 0 ? 0 : impulse / distance, residuals: residuals)
  }

  /// The factors of both columns whose sum is closest to the values; the distance is 1 where the end has been seen.
  private func coefficients(_ basis: [Double], _ push: [Double]) -> (distance: Double, impulse: Double) {
    if window.restIndex != nil, !hasVelocity { return (1, 0) }
    let (bb, bp, pp) = (dot(basis, basis), dot(basis, push), dot(push, push))
    let (bv, pv) = (dot(basis, window.values), dot(push, window.values))
    if window.restIndex != nil { return (1, pp > 0 ? (pv - bp) / pp : 0) }
    let determinant = bb * pp - bp * bp
    guard determinant > 1e-12 * bb * pp else { return (bb > 0 ? bv / bb : 1, 0) }
    return ((bv * pp - pv * bp) / determinant, (pv * bb - bv * bp) / determinant)
  }

  private var bounds: [ClosedRange<Double>] {
    // A spring from rest leaves slowly, so that it may have begun a little before it is seen to move.
    let early = hasVelocity ? 0 : -2 * window.firstStep
    return [early...window.firstStep, log(0.3)...log(highestFrequency), log(0.01)...log(10)]
  }

  /// In radians per unit of time: half the sampling rate (Nyquist 1928), for a swing that is faster than that goes through the
  /// samples of a slower one.
  private var highestFrequency: Double {
    let step = zip(window.times, window.times.dropFirst()).map { $1 - $0 }.min() ?? 1
    return min(.pi / step, 600)
  }

  /// The best places of a coarse grid: its lowest hollows.
  private var starts: [[Double]] {
    let (slowest, fastest) = (log(0.8), log(min(200, highestFrequency)))
    let frequencies = (0..<36).map { slowest + Double($0) * (fastest - slowest) / 35 }
    let ratios = [0.03, 0.07, 0.13, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.3, 2, 4].map { log($0) }
    let coarse = SpringSearch(window: window.thinned(to: 64), hasVelocity: hasVelocity)
    let costs = ratios.map { ratio in
      frequencies.map { frequency in
        let residuals = coarse.linearFit([0, frequency, ratio]).residuals
        return dot(residuals, residuals)
      }
    }
    var hollows: [(cost: Double, place: [Double])] = []
    for (row, ratio) in ratios.enumerated() {
      for (column, frequency) in frequencies.enumerated() {
        let around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
          .filter { ratios.indices.contains($0) && frequencies.indices.contains($1) }
        let cost = costs[row][column]
        if around.allSatisfy({ cost <= costs[$0][$1] }) { hollows.append((cost, [0, frequency, ratio])) }
      }
    }
    return hollows.sorted { $0.cost < $1.cost }.prefix(4).map(\.place)
  }
}
