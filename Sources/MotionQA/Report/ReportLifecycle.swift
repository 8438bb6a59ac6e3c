import Foundation

/// What was called on whom and when: a lane for each, and all of it as a table.
nonisolated struct ReportLifecycle {
  let report: MotionReport
  private static let laneHeight = 18.0

  init(_ report: MotionReport) { self.report = report }

  var html: String {
    guard report.recordings.contains(where: { !$0.recording.events.isEmpty }) else { return "" }
    return "<h2>Lifecycle</h2>\n" + lanes + "\n" + report.recordings.map(table).joined(separator: "\n")
  }

  private var lanes: String {
    var seen: Set<String> = []
    let subjects = report.recordings.flatMap(\.recording.events).map(\.subject).filter { seen.insert($0).inserted }
    let time = PlotAxis(report.timeRange, from: 230, to: 940)
    let height = Double(subjects.count) * Self.laneHeight
    let rows = subjects.enumerated().map { index, subject in
      let y = (Double(index) + 0.5) * Self.laneHeight
      return #"<line class="lane" x1="\#(time.from.plain)" x2="\#(time.to.plain)" y1="\#(y.plain)" y2="\#(y.plain)"/>"#
        + #"<text x="222" y="\#((y + 3.5).plain)" text-anchor="end">\#(subject.escapedForMarkup)</text>"#
        + report.recordings.map { ticks(of: subject, $0.recording, $0.name, at: y, time) }.joined()
    }
    return """
      <div class="card lanes">
      <svg viewBox="0 0 950 \((height + 16).plain)" role="img" aria-label="Calls over time" \(time.attributes)>
      \(rows.joined(separator: "\n"))
      \(time.labels(at: height + 12))
      <line class="cursor" y1="0" y2="\(height.plain)" visibility="hidden"/>
      </svg>
      </div>
      """
  }

  /// The expected calls stand in the upper half of a lane, the actual ones in the lower.
  private func ticks(of subject: String, _ recording: ReportRecording, _ name: String, at y: Double, _ x: PlotAxis)
    -> String
  {
    let top = report.expected != nil && name == "actual" ? y : y - 6
    let bottom = report.expected != nil && name == "expected" ? y : y + 6
    return recording.events.filter { $0.subject == subject }.map { event in
      let place = x.place(event.time).plain
      return #"<line class="tick\#(name == "expected" ? " of-expected" : "")" x1="\#(place)" x2="\#(place)" "#
        + #"y1="\#(top.plain)" y2="\#(bottom.plain)"><title>\#(Seconds.text(event.time)) \#(event.text.escapedForMarkup)</title></line>"#
    }.joined()
  }

  private func table(name: String, recording: ReportRecording) -> String {
    let rows = recording.events.map { event in
      """
      <tr data-time="\(event.time.plain)"><td>\(Seconds.text(event.time))</td>\
      <td>\(event.subject.escapedForMarkup)</td><td>\(event.text.escapedForMarkup)</td></tr>
      """
    }
    return """
      <details><summary>All \(recording.events.count) calls\(report.expected == nil ? "" : ", \(name)")</summary>
      <table><thead><tr><th scope="col">time</th><th scope="col">on</th><th scope="col">call</th></tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></details>
      """
  }
}
