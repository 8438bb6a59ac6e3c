import InterludeUI
import MotionQA

/// From numbers to points of a plot, y downwards.
nonisolated struct GraphProjection: Sendable {
  let size: CGSize
  let time: PlotScale
  let ordinate: PlotScale

  func x(_ seconds: Double) -> CGFloat { size.width * time.fraction(of: seconds) }

  /// Values far outside are clamped, so that a spike is not drawn at its full length.
  func y(_ number: Double) -> CGFloat {
    min(max(size.height * (1 - ordinate.fraction(of: number)), -4000), size.height + 4000)
  }

  func point(_ numbers: CGPoint) -> CGPoint { CGPoint(x: x(numbers.x), y: y(numbers.y)) }
}

/// The range of a panel's axis. It includes everything visible and, unless the graph is zoomed, start and target.
nonisolated struct GraphAxis {
  let scale: PlotScale

  /// - Parameter height: Of the plot, in points.
  init(_ panel: GraphPanel, height: CGFloat, viewport: GraphViewport) {
    let whole = Self.range(panel, height, panel.curves.map(\.points), panel.landmarks)
    let shown = viewport.shown
    let seen = panel.curves.filter { !$0.isIdeal }.map { $0.points.filter { shown.contains($0.x) } }
    var range = whole
    if viewport.isZoomed, seen.contains(where: { !$0.isEmpty }) {
      range = Self.range(panel, height, seen, [])
      // A line that is nearly still must not look as if it trembled.
      let least = (whole.upperBound - whole.lowerBound) / 500
      let middle = (range.lowerBound + range.upperBound) / 2
      range = min(range.lowerBound, middle - least / 2)...max(range.upperBound, middle + least / 2)
    }
    // Room for half a mark at either end.
    let air = (range.upperBound - range.lowerBound) * 4 / Double(max(height, 40))
    range = (range.lowerBound - air)...(range.upperBound + air)
    scale = PlotScale(range, tickCount: max(2, Int(height / 28)))
  }

  private static func range(
    _ panel: GraphPanel, _ height: CGFloat, _ points: [[CGPoint]], _ landmarks: [Double]
  ) -> ClosedRange<Double> {
    let series = points.map { Plot.Series(points: $0, colorIndex: 0) }
    return PlotScale(panel: Plot.Panel(title: "", height: height, series: series, landmarks: landmarks)).range
  }
}
