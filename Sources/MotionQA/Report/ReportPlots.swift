import Foundation

/// Every property over time, value above velocity, gathered by view: first those with a difference, then those that move,
/// last those that only jump.
nonisolated struct ReportPlots {
  let report: MotionReport
  private let pairs: [SeriesPair]

  init(_ report: MotionReport) {
    self.report = report
    pairs = SeriesPair.pairs(of: report)
  }

  var html: String {
    let views = SeriesPair.views(of: pairs)
    let ranked = views.enumerated().sorted { (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset) }
    return """
      <h2>Properties</h2>
      <p class="quiet">\(key)</p>
      \(ranked.map { section(of: $0.element) }.joined(separator: "\n"))
      """
  }

  /// Which line is which.
  private var key: String {
    let lines = "Value, and below it velocity, over seconds."
    guard report.expected != nil else { return lines }
    return #"<span class="key of-expected">expected</span><span class="key">actual</span>"# + lines
  }

  private enum Rank: Int, Comparable {
    case different, moving, jumping

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  private func rank(of view: String) -> Rank {
    let own = pairs.filter { $0.view == view }
    if own.contains(where: isDifferent) { return .different }
    return own.contains(where: \.hasVelocity) ? .moving : .jumping
  }

  private func isDifferent(_ pair: SeriesPair) -> Bool { report.differences.contains { $0.series == pair.name } }

  private func section(of view: String) -> String {
    let own = pairs.enumerated().filter { $0.element.view == view }
    let isOpen = rank(of: view) == (report.differences.contains { $0.series != nil } ? .different : .moving)
    let names = own.map(\.element.property).joined(separator: ", ")
    return """
      <details\(isOpen ? #" open="open""# : "")><summary>\(view.escapedForMarkup) \
      <span class="quiet">\(names.escapedForMarkup)</span></summary>
      <div class="plots">
      \(own.map { card($0.element, index: $0.offset) }.joined(separator: "\n"))
      </div></details>
      """
  }

  /// Each motion in numbers, and what it was expected to be where that reads otherwise.
  private func motions(of pair: SeriesPair) -> [String] {
    let (now, before) = (pair.actual?.motions ?? [], pair.expected?.motions ?? [])
    return (0..<max(now.count, before.count)).flatMap { index in
      let (new, old) = (index < now.count ? now[index] : nil, index < before.count ? before[index] : nil)
      let was = old == new ? nil : old.map { #"<li class="was">expected \#($0.escapedForMarkup)</li>"# }
      return [new.map { "<li>\($0.escapedForMarkup)</li>" }, was].compactMap(\.self)
    }
  }

  private func card(_ pair: SeriesPair, index: Int) -> String {
    let plot = ReportPlot(pair: pair, report: report)
    let mark = isDifferent(pair) ? " different" : ""
    let motions = motions(of: pair)
    let list = motions.isEmpty ? "" : "\n<ul class=\"quiet motions\">\(motions.joined())</ul>"
    return """
      <article class="card plot\(mark)" id="plot-\(index)"><header><h3>\(pair.property.escapedForMarkup)</h3>\
      <span data-series="\(index)"></span></header>
      \(plot.svg)\(list)
      </article>
      """
  }
}
