import InterludeUI

/// Where the graph and what is below it stand in the panel: beside each other where there is width for both, else above each other;
/// in a low panel the parameters get what their most important rows take.
struct CurvePanelLayout {
  let graph: CGRect
  let parameters: CGRect
  /// For the words that stand in place of a graph.
  let hint: CGRect

  /// - Parameters:
  ///   - bounds: Of the panel, in points.
  ///   - isAlone: Whether the graph has a note below it, in place of parameters.
  ///   - room: The height that what is below wants in a width, both in points.
  init(in bounds: CGRect, isAlone: Bool, room: (CGFloat) -> CGFloat) {
    let area = bounds.insetBy(dx: min(DockStyle.margin, bounds.width / 2), dy: 0)
    hint = CGRect(x: area.minX, y: DockStyle.margin, width: area.width, height: 60)
    if area.width >= Self.leastWidth.graph + DockStyle.margin + Self.leastWidth.parameters {
      let width = max(Self.leastWidth.parameters, ((area.width - DockStyle.margin) / 2).rounded())
      graph = CGRect(x: area.minX, y: 0, width: area.width - width - DockStyle.margin, height: area.height)
      parameters = CGRect(x: area.maxX - width, y: 0, width: width, height: area.height)
    } else {
      let least = min(Self.leastHeight, area.height * Self.leastShare)
      let most = area.height * (isAlone ? Self.largestShare : Self.graphShare)
      let height = min(most, max(least, area.height - DockStyle.gap - room(area.width))).rounded()
      let top = height + DockStyle.gap
      graph = CGRect(x: area.minX, y: 0, width: area.width, height: height)
      parameters = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.height - top))
    }
  }

  /// How much of the panel the graph takes at most: above parameters, and alone.
  private static let (graphShare, largestShare) = (0.48, 0.8)
  /// What the graph takes, whatever the parameters want, in points; in a low panel a share of it.
  private static let (leastHeight, leastShare): (CGFloat, CGFloat) = (150, 0.33)
  /// In points, beside each other: the parameters' buttons stand in one row.
  private static let leastWidth: (graph: CGFloat, parameters: CGFloat) = (240, 316)
}
