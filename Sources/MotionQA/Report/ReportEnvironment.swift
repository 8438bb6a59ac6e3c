/// What the recordings were made with, at the foot of the page: a line, or a table where the golden was made with something
/// else.
nonisolated struct ReportEnvironment {
  private let actual, expected: RecordingEnvironment?
  private let isComparison: Bool

  init(_ report: MotionReport) {
    (actual, expected) = (report.actual.environment, report.expected?.environment)
    isComparison = report.expected != nil
  }

  /// Empty when nothing is known.
  var html: String {
    guard let actual else { return "" }
    guard let expected, !actual.changes(from: expected).isEmpty else {
      let who = isComparison && expected != nil ? "Both recorded with" : "Recorded with"
      let doubt = isComparison && expected == nil ? " What the golden was recorded with is not on record." : ""
      return #"<footer class="quiet">\#(who) \#(line(of: actual)).\#(doubt)</footer>"#
    }
    return table(actual, expected)
  }

  private func line(of environment: RecordingEnvironment) -> String {
    environment.names.map { "\($0) \(environment.versions[$0] ?? "")".escapedForMarkup }.joined(separator: " · ")
  }

  private func table(_ actual: RecordingEnvironment, _ expected: RecordingEnvironment) -> String {
    let rows = Set(actual.names + expected.names).sorted().map { name in
      let (old, new) = (expected.versions[name], actual.versions[name])
      let cells = [old, new].map { "<td>\(($0 ?? "–").escapedForMarkup)</td>" }.joined()
      return
        #"<tr\#(old == new ? "" : #" class="changed""#)><th scope="row">\#(name.escapedForMarkup)</th>\#(cells)</tr>"#
    }
    return """
      <footer><h2>Recorded with</h2>
      <div class="card environment"><table><thead><tr><td></td><th scope="col">expected</th><th scope="col">actual</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div></footer>
      """
  }
}
