extension LayoutSystem {
  struct Solution {
    var values: [Double]
    var rows: [Row]
    /// The places of the rows that had to give way.
    var broken: [Int]
  }

  /// Solves the system, and once more where text has to wrap in less width than it would like.
  func solve(reusing memo: SolutionMemo? = nil, aiming aim: [Row] = []) -> Solution {
    let first = solve(rows() + aim, memo?.unwrapped)
    memo?.unwrapped = first.memory
    var wraps = false
    for case let content as any WrappingContent in placedViews where content.wrapsContent {
      let width = frame(of: content, first.solution.values).width
      guard width > 0, width < contentSize(of: content).width - 0.01 else { continue }
      wrap(content, at: width)
      wraps = true
    }
    guard wraps else { return first.solution }
    let second = solve(rows() + aim, memo?.wrapped)
    memo?.wrapped = second.memory
    return second.solution
  }

  private func solve(_ rows: [Row], _ memory: SolutionMemo.Memory?) -> (solution: Solution, memory: SolutionMemo.Memory)
  {
    let linear = rows.map(\.linear)
    let solved =
      if let memory, memory.system == linear {
        memory.solution
      } else {
        LinearSolver.solve(linear, variableCount: variableCount)
      }
    return (
      Solution(values: solved.values, rows: rows, broken: solved.broken),
      SolutionMemo.Memory(system: linear, solution: solved)
    )
  }
}

/// The last systems and their solutions: a system that has not changed is not solved again.
final class SolutionMemo {
  struct Memory {
    var system: [LinearConstraint]
    var solution: LinearSolver.Solution
  }

  var unwrapped: Memory?
  var wrapped: Memory?
}
