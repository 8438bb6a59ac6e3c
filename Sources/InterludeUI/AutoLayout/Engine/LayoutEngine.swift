/// Keeps the frames of one hierarchy in accord with its constraints: solved when something has changed and the layout needs them.
final class LayoutEngine {
  private var isStale = true
  private let memo = SolutionMemo()

  /// Something that the frames depend on has changed.
  func invalidate() { isStale = true }

  var needsSolving: Bool { isStale }

  /// Finds the frames for the hierarchy below a root, and asks for the layout of what has to move.
  func solveIfNeeded(root: UIView) {
    guard isStale else { return }
    root.updateConstraintsIfNeeded()
    isStale = false
    let system = LayoutSystem(root: root)
    let solution = system.solve(reusing: memo)
    report(solution, variableCount: system.variableCount)
    let placed = Set(system.placedViews.map(ObjectIdentifier.init))
    root.forEachInSubtree { view in
      if view.layoutTraits?.solvedFrame != nil, !placed.contains(ObjectIdentifier(view)) {
        view.layoutTraits?.solvedFrame = nil
      }
    }
    for view in system.placedViews {
      view.layoutTraits?.solvedFrame = system.frame(of: view, solution.values).roundedToPixels(at: Stage.current.scale)
      if view.isOffItsSolvedFrame { view.superview?.setNeedsLayout() }
    }
    for guide in system.placedGuides { adopt(system.frame(of: guide, solution.values), for: guide) }
  }

  private func adopt(_ frame: CGRect, for guide: UILayoutGuide) {
    guard guide.region == .scrollContent else {
      guide.solvedFrame = frame
      return
    }
    (guide.owningView as? UIScrollView)?.contentSize = frame.size
  }

  private func report(_ solution: LayoutSystem.Solution, variableCount: Int) {
    for index in solution.broken {
      guard let constraint = solution.rows[index].source, !constraint.isReported else { continue }
      constraint.isReported = true
      let opponents = LinearSolver.opponents(
        of: index, among: solution.rows.map(\.linear), without: solution.broken, variableCount: variableCount)
      let names = opponents.compactMap { solution.rows[$0].source?.title }
      Stage.current.report(.contradiction(of: constraint, with: names))
    }
  }
}
