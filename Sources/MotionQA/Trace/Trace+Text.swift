import InterludeUI

nonisolated extension Trace {
  /// The trace as a JSON file, the same on every machine: a line for each view that stands still and for each frame in
  /// which one moves.
  ///
  /// `in` names the superview from a frame on. A row begins with its frame and holds until the next; a column `center.x/s` is
  /// the velocity of `center.x`; `turns` are times and values.
  public var text: String {
    let version = transitions == nil ? Self.versions.lowerBound : Self.versions.upperBound
    let head =
      [
        "\"format\": \(JSONText.string(Self.format)), \"version\": \(version)",
        "\"scene\": \(JSONText.string(scene))",
        "\"size\": \(JSONText.array([size.width, size.height].map { Rounding.text($0) }))",
        "\"framesPerSecond\": \(framesPerSecond), \"frames\": \(frameCount)",
        "\"steps\": \(JSONText.array(steps.map(JSONText.string)))",
      ] + transitionLines
    let list = views.map { text(of: $0) }.joined(separator: ",\n")
    return "{\n\(head.joined(separator: ",\n")),\n\"views\": [\n\(list)\n]\n}\n"
  }

  static let format = "interlude-trace"
  /// Those that can be read. From version 3 on, transitions and turns are on record.
  static let versions = 2...3

  private var transitionLines: [String] {
    guard let transitions else { return [] }
    let list = transitions.map { "\n  \(text(of: $0))" }.joined(separator: ",")
    return ["\"transitions\": [\(list)\(list.isEmpty ? "" : "\n")]"]
  }

  private func text(of transition: TransitionTrace) -> String {
    let names = [
      ("operation", transition.operation.rawValue), ("from", transition.from), ("to", transition.to),
      ("animator", transition.animator),
    ].map { "\"\($0)\": \(JSONText.string($1))" }
    let times = [("duration", transition.duration), ("begin", transition.begin), ("end", transition.end)]
      .compactMap { name, time in time.map { "\"\(name)\": \(Rounding.text($0))" } }
    let holds = transition.holds.map { JSONText.array([$0.lowerBound, $0.upperBound].map { Rounding.text($0) }) }
    let rest = [
      transition.isCompleted.map { "\"completed\": \($0)" }, holds.isEmpty ? nil : "\"held\": \(JSONText.array(holds))",
    ]
    return "{\((names + times + rest.compactMap(\.self)).joined(separator: ", "))}"
  }

  private func text(of turns: [MotionTurn]) -> String {
    JSONText.array(
      turns.map { turn in JSONText.array(([turn.time] + [turn.value].compactMap(\.self)).map { Rounding.text($0) }) })
  }

  private func text(of view: ViewTrace) -> String {
    var parts = ["\"name\": \(JSONText.string(view.name))"]
    if view.presence != [0..<frameCount] {
      let ranges = view.presence.map { JSONText.array(["\($0.lowerBound)", "\($0.upperBound)"]) }
      parts.append("\"present\": \(JSONText.array(ranges))")
    }
    if !view.superviews.isEmpty {
      let holders = view.superviews.map { "\"\($0.firstFrame)\": \(JSONText.string($0.name))" }
      parts.append("\"in\": {\(holders.joined(separator: ", "))}")
    }
    let still = TraceProperty.allCases.compactMap { property in
      view.still[property].map { "\(JSONText.string(property.rawValue)): \(Rounding.text($0))" }
    }
    if !still.isEmpty { parts.append("\"still\": {\(still.joined(separator: ", "))}") }
    guard !view.moving.isEmpty else { return "{\(parts.joined(separator: ", "))}" }
    let turns = TraceProperty.allCases.compactMap { property in
      view.turns[property].map { "\(JSONText.string(property.rawValue)): \(text(of: $0))" }
    }
    if !turns.isEmpty { parts.append("\"turns\": {\(turns.joined(separator: ", "))}") }

    let columns = view.moving.flatMap { TraceColumn.columns(of: $0) }
    parts.append("\"columns\": \(JSONText.array(columns.map { JSONText.string($0.name) }))")
    let rows = rows(of: columns, presence: view.presence).map { row in
      JSONText.array(["\(row.frame)"] + row.numbers.map { Rounding.text($0) })
    }
    parts.append("\"rows\": [\n  \(rows.joined(separator: ",\n  "))\n]")
    return "{\(parts.joined(separator: ", "))}"
  }

  /// The frames in which a number differs from the one before, and the first ones on screen.
  private func rows(of columns: [TraceColumn], presence: [Range<Int>]) -> [(frame: Int, numbers: [Double])] {
    presence.flatMap { range in
      range.compactMap { frame in
        let numbers = columns.map { $0.numbers[frame] }
        if frame > range.lowerBound, zip(columns, numbers).allSatisfy({ $0.numbers[frame - 1] == $1 }) { return nil }
        return (frame, numbers)
      }
    }
  }
}

/// A column of a trace file: a property's numbers, or their velocities.
nonisolated struct TraceColumn {
  static let velocitySuffix = "/s"

  let name: String
  let numbers: [Double]

  /// The numbers, and the velocities if there are any.
  static func columns(of track: PropertyTrace) -> [TraceColumn] {
    let name = track.property.rawValue
    let values = TraceColumn(name: name, numbers: track.values)
    guard track.velocities.contains(where: { $0 != 0 }) else { return [values] }
    return [values, TraceColumn(name: name + velocitySuffix, numbers: track.velocities)]
  }
}
