import InterludeUI

/// How the properties of a recording move, in numbers: for people by transition, for machines as CSV and JSON.
public nonisolated struct MotionTable: Sendable {
  /// The motions, a row each.
  public let rows: [MotionRow]
  private let trace: Trace

  /// - Parameters:
  ///   - trace: The recording.
  ///   - isShown: Which views are in it.
  public init(of trace: Trace, where isShown: (ViewTrace) -> Bool = { _ in true }) {
    self.trace = trace
    rows = trace.rows(of: trace.views.filter(isShown))
  }

  // MARK: For people

  /// Aligned columns under a heading for each transition.
  public var text: String {
    let groups = (trace.transitions ?? []).indices.map { ($0, heading($0)) } + [(nil, "outside of transitions")]
    let parts = groups.compactMap { transition, heading -> String? in
      let own = rows.filter { $0.transition == transition }
      return own.isEmpty ? nil : "\(heading)\n\(table(own))"
    }
    return ([Self.legend] + parts).joined(separator: "\n\n")
  }

  private static let legend =
    "Times are in seconds; when the way is 10, 50 and 90 % done, and when it is settled, from the motion’s own start.\n"
    + "Settled: \(Settling.words). Fastest: the fastest frame, and at an end the curve itself, if one explains "
    + "the motion. Jerk: – where the velocity steps or bends."

  private func heading(_ index: Int) -> String {
    guard let transition = trace.transitions?[index] else { return "" }
    let end = transition.end.map { "to \(Seconds.text($0))" } ?? "to the end"
    let outcome = transition.isCompleted == false ? ", cancelled" : ""
    return "\(transition) · \(transition.animator) · \(Seconds.text(transition.begin)) \(end)\(outcome)"
  }

  private static let columns = [
    "", "from", "to", "start", "lasts", "10 %", "50 %", "90 %", "settled", "overshoot", "fastest", "at", "jerk",
    "",
  ]

  private func table(_ rows: [MotionRow]) -> String {
    var lines: [[String]] = [Self.columns]
    var view: String?
    for row in rows {
      if row.view != view { lines.append(["  \(row.view)"]) }
      view = row.view
      lines.append(cells(of: row))
    }
    return AlignedText(lines).text
  }

  private func cells(of row: MotionRow) -> [String] {
    let metrics = row.metrics
    func time(_ value: Double?) -> String { value.map(Seconds.digits) ?? "–" }
    let unit = row.metrics.property.kind.unit
    let name = "    \(row.property)"
    guard !metrics.isInstant else { return [name, row.from, row.to, time(metrics.start), "at once"] }
    return [
      name, row.from, row.to, time(metrics.start), time(metrics.duration), time(metrics.t10), time(metrics.t50),
      time(metrics.t90), time(metrics.settleTime), metrics.overshoot.map(MetricText.percent) ?? "–",
      "\(MetricText.brief(metrics.peakVelocity))\(unit.spaced)/s", time(metrics.peakVelocityTime),
      metrics.peakJerk.map(MetricText.brief) ?? "–", notes(metrics).joined(separator: ", "),
    ]
  }

  /// What should not be: a step at the end that can be seen, and frames on the way in which nothing changes.
  private func notes(_ metrics: MotionMetrics) -> [String] {
    var notes = metrics.isDragged ? ["dragged"] : []
    if metrics.endStep > Settling.tolerance * abs(metrics.to - metrics.from) * 2 {
      notes.append("ends with a step of \(MetricText.brief(metrics.endStep))\(metrics.property.kind.unit.spaced)")
    }
    if metrics.stillFrameCount > 0 {
      notes.append("\(metrics.stillFrameCount) still frame\(metrics.stillFrameCount == 1 ? "" : "s")")
    }
    return notes
  }

  // MARK: For machines

  /// A line a motion, the names of the columns first; an empty cell is a number that is not defined.
  public var csv: String {
    let lines = rows.map { row in cells(row).map { Self.quoted($0.text ?? "") }.joined(separator: ",") }
    return ([Self.keys.joined(separator: ",")] + lines).joined(separator: "\n")
  }

  /// An object a motion, null for a number that is not defined.
  public var json: String {
    let motions = rows.map { row in
      let members = zip(Self.keys, cells(row)).map { "\(JSONText.string($0)): \($1.json)" }
      return "  {\(members.joined(separator: ", "))}"
    }
    return "{\"scene\": \(JSONText.string(trace.scene)), \"settledWithin\": \(Rounding.text(Settling.tolerance)), "
      + "\"motions\": [\n\(motions.joined(separator: ",\n"))\n]}"
  }

  private static let keys = [
    "transition", "view", "property", "unit", "from", "to", "start", "duration", "t10", "t50", "t90", "settled",
    "overshoot", "peakVelocity", "peakVelocityTime", "peakJerk", "endStep", "stillFrames", "monotonic",
  ]

  private enum Cell {
    case words(String)
    case number(Double?)
    case flag(Bool)

    var text: String? {
      switch self {
      case .words(let words): words
      case .number(let number): number.map { Rounding.text(Rounding.round($0, digits: 6)) }
      case .flag(let flag): "\(flag)"
      }
    }

    var json: String {
      if case .words(let words) = self { return JSONText.string(words) }
      return text ?? "null"
    }
  }

  private func cells(_ row: MotionRow) -> [Cell] {
    let metrics = row.metrics
    let isColor = TraceColor(rawValue: row.property) != nil
    func speed(_ value: Double?) -> Cell { .number(metrics.isInstant ? nil : value) }
    return [
      .words(row.transition.flatMap { trace.transitions?[$0].description } ?? ""), .words(row.view),
      .words(row.property), .words(metrics.property.kind.unit),
      isColor ? .words(row.from) : .number(metrics.from), isColor ? .words(row.to) : .number(metrics.to),
      .number(metrics.start), .number(metrics.duration), .number(metrics.t10), .number(metrics.t50),
      .number(metrics.t90), .number(metrics.settleTime), .number(metrics.overshoot), speed(metrics.peakVelocity),
      speed(metrics.peakVelocityTime), .number(metrics.peakJerk), speed(metrics.endStep),
      speed(Double(metrics.stillFrameCount)), .flag(metrics.isMonotonic),
    ]
  }

  /// As RFC 4180 wants it.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { "\",\n\r".contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
