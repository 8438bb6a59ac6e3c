/// Keeps the frames of one hierarchy in accord with its constraints: solved when something has changed and the layout needs
/// them.
final class LayoutEngine {
  private var isStale = true
  private let memo = SolutionMemo()
  /// The last solution that had to leave out constraints, until they are told of.
  private var contradictory: (solution: LayoutSystem.Solution, variableCount: Int)?

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
    contradictory = solution.broken.isEmpty ? nil : (solution, system.variableCount)
    let placed = Set(system.placedViews.map(ObjectIdentifier.init))
    root.forEachInSubtree { view in
      if view.layoutTraits?.solvedFrame != nil, !placed.contains(ObjectIdentifier(view)) {
        view.layoutTraits?.solvedFrame = nil
      }
    }
    for view in system.placedViews {
      view.layoutTraits?.solvedFrame = system.frame(of: view, solution.values).roundedToPixels(at: root.stage.scale)
      if view.isOffItsSolvedFrame { view.superview?.setNeedsLayout() }
    }
    for guide in system.placedGuides { adopt(system.frame(of: guide, solution.values), for: guide) }
  }

  private func adopt(_ frame: CGRect, for guide: UILayoutGuide) {
    guard guide.region == .scrollContent else {
      guide.solvedFrame = frame
      return
    }
    guide.owningView?.asScrollingView?.adoptContentSize(frame.size)
  }

  /// Tells of the constraints that were left out. Called when the layout has settled: on the way there frames that are not set
  /// yet may stand against constraints.
  func reportContradictions() {
    guard let (solution, variableCount) = contradictory else { return }
    contradictory = nil
    for index in solution.broken {
      guard let constraint = solution.rows[index].source, !constraint.isReported else { continue }
      constraint.isReported = true
      let opponents = LinearSolver.opponents(
        of: index, among: solution.rows.map(\.linear), without: solution.broken, variableCount: variableCount)
      let names = opponents.compactMap { solution.rows[$0].source?.title }
      constraint.firstView?.stage.report(.contradiction(of: constraint, with: names))
    }
  }
}
