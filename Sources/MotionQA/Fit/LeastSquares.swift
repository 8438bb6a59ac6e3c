import InterludeUI

/// Nonlinear least squares inside bounds: Levenberg's and Marquardt's damped Gauss–Newton steps, with derivatives by
/// differences. A parameter that a step would push out of its bounds stands still for that step.
nonisolated struct LeastSquares {
  struct Solution {
    var parameters: [Double]
    var residuals: [Double]

    var cost: Double { dot(residuals, residuals) }
  }

  let bounds: [ClosedRange<Double>]
  /// A mean square that no other starting point needs to better.
  let goal: Double
  let residuals: ([Double]) -> [Double]

  /// The best of the solutions from several starting points; the first of equals.
  func best(from starts: [[Double]]) -> Solution {
    best(from: starts.dropFirst(), after: solution(from: starts[0]))
  }

  /// The best of a solution and those from several starting points; the first of equals.
  func best(from starts: some Sequence<[Double]>, after first: Solution) -> Solution {
    var best = first
    for start in starts where best.cost > goal * Double(best.residuals.count) {
      let other = solution(from: start)
      if other.cost < best.cost { best = other }
    }
    return best
  }

  func solution(from start: [Double]) -> Solution {
    var current = evaluated(start)
    var damping = 1e-3
    let perfect = Self.perfect * Double(current.residuals.count)
    for _ in 0..<Self.stepLimit where current.cost > perfect {
      let before = current.cost
      let slopes = jacobian(at: current)
      var improved = false
      while !improved, damping < 1e12 {
        let next = evaluated(stepped(current, slopes, damping: damping))
        if next.cost < before {
          current = next
          improved = true
          damping = max(damping / 8, 1e-14)
        } else {
          damping *= 6
        }
      }
      guard improved, before - current.cost > Self.leastGain * before else { return current }
    }
    return current
  }

  private func evaluated(_ parameters: [Double]) -> Solution {
    let inside = zip(parameters, bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
    return Solution(parameters: inside, residuals: residuals(inside))
  }

  /// A column of derivatives for each parameter, one-sided at a bound.
  private func jacobian(at solution: Solution) -> [[Double]] {
    bounds.indices.map { index in
      var (low, high) = (solution.parameters, solution.parameters)
      low[index] = max(low[index] - Self.difference, bounds[index].lowerBound)
      high[index] = min(high[index] + Self.difference, bounds[index].upperBound)
      let width = high[index] - low[index]
      let (ahead, behind) = (residuals(high), residuals(low))
      return ahead.indices.map { (ahead[$0] - behind[$0]) / width }
    }
  }

  private func stepped(_ current: Solution, _ slopes: [[Double]], damping: Double) -> [Double] {
    let gradient = slopes.map { dot($0, current.residuals) }
    let free = bounds.indices.filter {
      gradient[$0] > 0
        ? current.parameters[$0] > bounds[$0].lowerBound : current.parameters[$0] < bounds[$0].upperBound
    }
    var matrix = free.map { row in free.map { dot(slopes[row], slopes[$0]) } }
    for index in matrix.indices { matrix[index][index] += damping * max(matrix[index][index], 1e-12) }
    var next = current.parameters
    for (index, step) in zip(free, Self.solve(matrix, free.map { -gradient[$0] })) { next[index] += step }
    return next
  }

  /// Gauss's elimination; the matrix is symmetric and positive definite, so that it needs no pivots.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var (matrix, solution) = (matrix, right)
    for pivot in matrix.indices {
      for row in matrix.indices where row != pivot {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        for column in pivot..<matrix.count { matrix[row][column] -= factor * matrix[pivot][column] }
        solution[row] -= factor * solution[pivot]
      }
    }
    return matrix.indices.map { solution[$0] / matrix[$0][$0] }
  }

  /// Parameters are of the order of 1.
  private static let difference = 1e-5
  private static let stepLimit = 200
  private static let leastGain = 1e-4
  /// A mean square that no further step needs to better.
  private static let perfect = 1e-20
}
