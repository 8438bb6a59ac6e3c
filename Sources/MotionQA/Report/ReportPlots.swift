import Foundation

/// Every property over time, value above velocity, gathered by view.
nonisolated struct ReportPlots {
  let report: MotionReport

  init(_ report: MotionReport) { self.report = report }

  var html: String {
    let pairs = SeriesPair.pairs(of: report)
    let plots = zip(pairs.indices, pairs).map { (view: $1.view, html: card($1, index: $0)) }
    return SeriesPair.views(of: pairs).map { view in
      """
      <details open="open"><summary>\(view.escapedForHTML)</summary>
      <div class="plots">
      \(plots.filter { $0.view == view }.map(\.html).joined(separator: "\n"))
      </div></details>
      """
    }.joined(separator: "\n")
  }

  private func card(_ pair: SeriesPair, index: Int) -> String {
    """
    <article class="card plot"><header><h3>\(pair.property.escapedForHTML)</h3>\
    <span data-series="\(index)"></span></header>
    \(svg(pair))
    </article>
    """
  }

  private func svg(_ pair: SeriesPair) -> String {
    let sides: [(name: String, times: [Double], series: ReportTake.Series)] = [
      ("expected", report.expected?.times ?? [], pair.expected), ("actual", report.actual.times, pair.actual),
    ].compactMap { name, times, series in series.map { (name, times, $0) } }
    let time = PlotAxis(report.timeRange, from: 46, to: 352)
    let value = PlotAxis(covering: sides.flatMap { $0.series.values.compactMap(\.self) }, from: 108, to: 10)
    let velocity = PlotAxis(
      covering: sides.flatMap { $0.series.velocities.compactMap(\.self) } + [0], from: 178, to: 124)
    let lines = sides.map { name, times, series in
      polyline(times, series.values, time, value, name) + polyline(times, series.velocities, time, velocity, name)
    }
    return """
      <svg viewBox="0 0 360 198" role="img" aria-label="\(pair.property.escapedForHTML) of \(pair.view.escapedForHTML) over time" \
      \(time.attributes)>
      \(value.rules(across: time) + velocity.rules(across: time))
      \(time.labels(at: 192))
      <text x="352" y="9" text-anchor="end">value</text><text x="352" y="122" text-anchor="end">velocity</text>
      \(lines.joined(separator: "\n"))
      <line class="cursor" y1="6" y2="180" visibility="hidden"/>
      </svg>
      """
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
