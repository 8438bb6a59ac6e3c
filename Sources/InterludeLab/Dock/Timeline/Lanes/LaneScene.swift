import InterludeUI

/// The content of the lanes, and which part of it is visible.
nonisolated struct LaneScene {
  var lines: TimelineLines
  var ticks: [TimelineModel.Tick]
  var extent: ClosedRange<Double>
  var axis: TimeAxis
  /// In points of the content.
  var visible: CGRect
  var selection: Set<Int>
  var hovered: Int?

  /// Above and below a bar, in points.
  private static let barInset: CGFloat = 3
  /// How wide the shortest animation shows, in points.
  private static let shortestBar: CGFloat = 3

  /// Where a bar lies in the content, in whole points, as if all of it were in sight.
  func frame(from start: Double, to end: Double?, line: Int) -> CGRect {
    let left = axis.x(of: start).rounded()
    let right = max(axis.x(of: end ?? max(extent.upperBound, start)).rounded(), left + Self.shortestBar)
    return CGRect(
      x: left, y: top(of: line) + Self.barInset, width: right - left,
      height: TimelineLines.height - 2 * Self.barInset)
  }

  /// The part of a bar that is in sight, or nearly; nil where none is.
  func clip(_ frame: CGRect) -> CGRect? {
    let (low, high) = (visible.minX.rounded(.down) - Self.overscan, visible.maxX.rounded(.up) + Self.overscan)
    guard frame.maxX > low, frame.minX < high else { return nil }
    let (left, right) = (max(frame.minX, low), min(frame.maxX, high))
    return CGRect(x: left, y: frame.minY, width: right - left, height: frame.height)
  }

  /// How far a bar's ends may be out of sight, in points.
  private static let overscan: CGFloat = 8

  /// Those that are scrolled into sight, below the lines of ticks, and the heading that stays there.
  var visibleLines: [Int] { lines.placed(from: visible.minY, to: visible.maxY).map(\.index) }

  /// The top of a line, in points of the content: of a heading that stays, where it stays.
  func top(of line: Int) -> CGFloat {
    line == lines.heldHeading(at: visible.minY) ? visible.minY + lines.marksHeight : lines.top(of: line)
  }

  /// The bar at a point of the content.
  func bar(at point: CGPoint) -> (bar: TimelineModel.Bar, row: TimelineModel.Row)? {
    guard let index = lines.index(at: point.y), case .row(let row, _, _) = lines.lines[index] else { return nil }
    let hit = row.bars.last { bar in
      let frame = frame(from: bar.start, to: bar.shownEnd(at: extent.upperBound), line: index)
      return point.x >= frame.minX - 2 && point.x <= frame.maxX + 2
    }
    return hit.map { ($0, row) }
  }
}
