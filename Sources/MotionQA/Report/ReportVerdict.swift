/// Whether a recording is as expected, and what differs: each with a link to its plot.
nonisolated struct ReportVerdict {
  let report: MotionReport

  init(_ report: MotionReport) { self.report = report }

  /// Empty for a recording that is compared with nothing.
  var html: String {
    guard report.expected != nil || !report.causes.isEmpty else { return "" }
    guard !report.causes.isEmpty else {
      return #"<p class="card verdict same">Nothing differs from what was expected.</p>"#
    }
    let pairs = SeriesPair.pairs(of: report)
    let items = report.causes.map { "<li>\(link($0.difference, pairs))\(list($0.consequences, pairs))</li>" }
    return """
      <div class="card verdict different"><strong>What differs</strong><ul>
      \(items.joined(separator: "\n"))
      </ul>\(doubt)</div>
      """
  }

  /// What follows from a cause, folded.
  private func list(_ consequences: [MotionReport.Difference], _ pairs: [SeriesPair]) -> String {
    guard !consequences.isEmpty else { return "" }
    let items = consequences.map { "<li>\(link($0, pairs))</li>" }
    let title = consequences.count == 1 ? "What follows from it" : "The \(consequences.count) that follow from it"
    return "\n<details><summary>\(title)</summary><ul>\n\(items.joined(separator: "\n"))\n</ul></details>"
  }

  private var doubt: String {
    guard let now = report.actual.environment, let golden = report.expected?.environment,
      let text = now.doubt(aboutGoldenOf: golden)
    else { return "" }
    return #"<p class="quiet">\#(text.escapedForMarkup)</p>"#
  }

  private func link(_ difference: MotionReport.Difference, _ pairs: [SeriesPair]) -> String {
    let text = difference.text.escapedForMarkup
    let index = difference.series.flatMap { name in pairs.firstIndex { $0.name == name } }
    let time = difference.time.map { " data-time=\"\($0.plain)\"" } ?? ""
    guard index != nil || difference.time != nil else { return text }
    return "<a href=\"#\(index.map { "plot-\($0)" } ?? "")\"\(time)>\(text)</a>"
  }
}
