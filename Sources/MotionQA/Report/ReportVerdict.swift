/// Whether a recording is as expected, and what differs: each with a link to its plot.
nonisolated struct ReportVerdict {
  let report: MotionReport

  init(_ report: MotionReport) { self.report = report }

  /// Empty for a recording that is compared with nothing.
  var html: String {
    guard report.expected != nil || !report.differences.isEmpty else { return "" }
    guard !report.differences.isEmpty else {
      return #"<p class="card verdict same">Nothing differs from what was expected.</p>"#
    }
    let pairs = SeriesPair.pairs(of: report)
    let items = report.differences.map { difference in
      let plot = difference.series.flatMap { name in pairs.firstIndex { $0.name == name } }
      return "<li>\(link(difference, toPlot: plot))</li>"
    }
    return """
      <div class="card verdict different"><strong>What differs</strong><ul>
      \(items.joined(separator: "\n"))
      </ul>\(doubt)</div>
      """
  }

  private var doubt: String {
    guard let now = report.actual.environment, let golden = report.expected?.environment,
      let text = now.doubt(aboutGoldenOf: golden)
    else { return "" }
    return #"<p class="quiet">\#(text.escapedForHTML)</p>"#
  }

  private func link(_ difference: MotionReport.Difference, toPlot index: Int?) -> String {
    let text = difference.text.escapedForHTML
    guard let index else { return text }
    let time = difference.time.map { " data-time=\"\($0.plain)\"" } ?? ""
    return "<a href=\"#plot-\(index)\"\(time)>\(text)</a>"
  }
}
