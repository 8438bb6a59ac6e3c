import InterludeUI

/// The places of the graph and the parameters in the panel: side by side if the width is enough for both, otherwise one above the other.
/// In a low panel the parameters get the height of their most important rows.
struct CurvePanelLayout {
  let graph: CGRect
  let parameters: CGRect
  /// - Parameters:
  ///   - bounds: Of the panel, in points.
  ///   - isAlone: Whether the graph has a note below it, in place of parameters.
  ///   - room: The height that the parameters need at a width, both in points.
  init(in bounds: CGRect, isAlone: Bool, room: (CGFloat) -> CGFloat) {
    let area = bounds.insetBy(dx: min(DockStyle.margin, bounds.width / 2), dy: 0)
    if bounds.width >= Self.widthForColumns {
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

  /// The width of a panel in points from which on graph and parameters are side by side.
  nonisolated static let widthForColumns = leastWidth.graph + leastWidth.parameters + 3 * DockStyle.margin

  /// The largest share of the panel that the graph takes: above parameters, and alone.
  private static let (graphShare, largestShare) = (0.48, 0.8)
  /// The least height of the graph in points, whatever the parameters need; in a low panel it is a share of the panel's.
  private static let (leastHeight, leastShare): (CGFloat, CGFloat) = (150, 0.33)
  /// The least widths side by side, in points, at which the parameters' buttons fit in one row.
  nonisolated private static let leastWidth: (graph: CGFloat, parameters: CGFloat) = (240, 316)
}
