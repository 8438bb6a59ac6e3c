import Foundation

/// One property over time: its value and, where it has any, its velocity.
nonisolated struct ReportPlot {
  let pair: SeriesPair
  let report: MotionReport

  var svg: String {
    let time = PlotAxis(report.timeRange, from: 46, to: 352)
    let bottom = pair.hasVelocity ? 182.0 : 112.0
    return """
      <svg viewBox="0 0 360 \((bottom + 18).plain)" role="img" \
      aria-label="\(pair.property.escapedForMarkup) of \(pair.view.escapedForMarkup) over time" \(time.attributes)>
      \(panel(\.values, from: 108, to: 10, across: time, title: ""))
      \(pair.hasVelocity ? panel(\.velocities, from: 178, to: 126, across: time, title: pair.unit.isEmpty ? "per second" : "\(pair.unit)/s") : "")
      \(time.labels(at: bottom + 12))
      <line class="cursor" y1="6" y2="\(bottom.plain)" visibility="hidden"/>
      </svg>
      """
  }

  private func panel(
    _ numbers: KeyPath<ReportRecording.Series, [Double?]>, from bottom: Double, to top: Double, across time: PlotAxis,
    title: String
  ) -> String {
    let sides: [(name: String, times: [Double], series: ReportRecording.Series)] = [
      ("expected", report.expected?.times ?? [], pair.expected), ("actual", report.actual.times, pair.actual),
    ].compactMap { name, times, series in series.map { (name, times, $0) } }
    let landmarks = numbers == \.velocities ? [0.0] : []
    let axis = PlotAxis(
      covering: sides.flatMap { $0.series[keyPath: numbers].compactMap(\.self) } + landmarks, from: bottom, to: top)
    let lines = sides.map { polyline($0.times, $0.series[keyPath: numbers], time, axis, $0.name) }
    let label = #"<text x="352" y="\#((top - 3).plain)" text-anchor="end">\#(title.escapedForMarkup)</text>"#
    return axis.rules(across: time) + (title.isEmpty ? "" : label) + lines.joined(separator: "\n")
  }

  /// A line through the values that are there, broken where they are not.
  private func polyline(_ times: [Double], _ values: [Double?], _ x: PlotAxis, _ y: PlotAxis, _ name: String) -> String
  {
    var path = ""
    var isDrawing = false
    for (time, value) in zip(times, values) {
      guard let value, value.isFinite else {
        isDrawing = false
        continue
      }
      path += "\(isDrawing ? "L" : "M")\(x.place(time).plain) \(y.place(value).plain)"
      isDrawing = true
    }
    return path.isEmpty ? "" : #"<path class="\#(name)" d="\#(path)"/>"#
  }
}
