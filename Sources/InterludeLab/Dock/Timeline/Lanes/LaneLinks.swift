import InterludeUI

/// The lines from bars that ended early to those that took over.
nonisolated enum LaneLinks {
  private static let dotRadius: CGFloat = 2.5

  /// - Returns: The lines, and the dots at their ends, of the bars of which one is in sight.
  static func paths(of scene: LaneScene) -> (lines: CGPath, dots: CGPath) {
    let (lines, dots) = (CGMutablePath(), CGMutablePath())
    for (bar, index) in bars(of: scene) {
      guard let other = bar.successor, let (successor, otherIndex) = find(other, in: scene) else { continue }
      let from = scene.frame(from: bar.start, to: bar.end, line: index)
      let to = scene.frame(from: successor.start, to: successor.end, line: otherIndex)
      let (start, end) = (CGPoint(x: from.maxX, y: from.midY), CGPoint(x: to.minX, y: to.midY))
      guard isInSight(start, end, of: scene) else { continue }
      connect(start, end, by: lines)
      dots.addEllipse(in: CGRect(origin: end, size: .zero).insetBy(dx: -dotRadius, dy: -dotRadius))
    }
    return (lines, dots)
  }

  private static func connect(_ start: CGPoint, _ end: CGPoint, by path: CGMutablePath) {
    let reach = max(8, abs(end.x - start.x) / 2)
    path.move(to: start)
    path.addCurve(
      to: end, control1: CGPoint(x: start.x + reach, y: start.y), control2: CGPoint(x: end.x - reach, y: end.y))
  }

  private static func isInSight(_ start: CGPoint, _ end: CGPoint, of scene: LaneScene) -> Bool {
    max(start.x, end.x) >= scene.visible.minX && min(start.x, end.x) <= scene.visible.maxX
      && max(start.y, end.y) >= scene.visible.minY && min(start.y, end.y) <= scene.visible.maxY
  }

  private static func bars(of scene: LaneScene) -> [(TimelineModel.Bar, Int)] {
    scene.lines.lines.enumerated().flatMap { index, line in
      guard case .row(let row, _, _) = line else { return [(TimelineModel.Bar, Int)]() }
      return row.bars.filter { $0.successor != nil }.map { ($0, index) }
    }
  }

  private static func find(_ id: Int, in scene: LaneScene) -> (TimelineModel.Bar, Int)? {
    for (index, line) in scene.lines.lines.enumerated() {
      guard case .row(let row, _, _) = line else { continue }
      if let bar = row.bars.first(where: { $0.id == id }) { return (bar, index) }
    }
    return nil
  }
}
