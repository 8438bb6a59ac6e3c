import FileSystem
import Foundation
import InterludeUI

nonisolated extension Trace {
  /// Reads a trace file. The error names the file, the place in it and what to do.
  public static func read(_ path: String) throws(UserFacingError) -> Trace {
    let data: Data
    do { data = try InputFile.read(path) } catch {
      throw UserFacingError("There is no trace at \(path) (\(error.reason)): check the path, or record one.")
    }
    return try Trace(data, path: path)
  }

  /// - Parameters:
  ///   - data: What a trace file has.
  ///   - path: How errors call the file.
  public init(_ data: Data, path: String) throws(UserFacingError) {
    let document: TraceDocument
    do {
      document = try JSONDecoder().decode(TraceDocument.self, from: data)
    } catch {
      throw Self.failure(data, path, JSONFailure.sentence(of: error))
    }
    do {
      self = try document.trace()
    } catch {
      throw Self.failure(data, path, error.reason)
    }
  }

  private static func failure(_ data: Data, _ path: String, _ reason: String) -> UserFacingError {
    if let version = try? JSONDecoder().decode(TraceVersion.self, from: data).version, version > versions.upperBound {
      return UserFacingError(
        "\(path) is a trace of version \(version), which a newer Interlude has written; this one reads versions "
          + "\(versions.lowerBound) to \(versions.upperBound). Take the newer one, or record it anew.")
    }
    return UserFacingError(
      "\(path) is not an intact trace: \(reason). Record it anew, or restore it from version control.")
  }
}

/// What a trace file of any version has.
nonisolated private struct TraceVersion: Decodable {
  var version: Int
}

/// What stands in a trace file, before it is known to make sense.
nonisolated private struct TraceDocument: Decodable {
  struct View: Decodable {
    var name: String
    var present: [[Int]]?
    var `in`: [String: String]?
    var still: [String: Double]?
    var turns: [String: [[Double]]]?
    var columns: [String]?
    var rows: [[Double]]?
  }

  struct Transition: Decodable {
    var operation, from, to, animator: String
    var duration, begin: Double
    var end: Double?
    var completed: Bool?
    var held: [[Double]]?
  }

  /// What does not make sense, and where.
  struct Flaw: Error {
    let reason: String
  }

  var format: String
  var version: Int
  var scene: String
  var size: [Double]
  var framesPerSecond: Int
  var frames: Int
  var steps: [String]
  var transitions: [Transition]?
  var views: [View]

  func trace() throws(Flaw) -> Trace {
    try check(format == Trace.format, "it says that it is \"\(format)\", not \"\(Trace.format)\"")
    let known = Trace.versions
    try check(
      known.contains(version),
      "it is of version \(version), and this program reads versions \(known.lowerBound) to \(known.upperBound)")
    try check(
      version == known.lowerBound || transitions != nil, "there are no \"transitions\" in it, as version 3 has them")
    try check(size.count == 2 && size.allSatisfy { $0 > 0 }, "size is not a width and a height")
    try check(RecordingLimits.framesPerSecond.contains(framesPerSecond), "framesPerSecond is \(framesPerSecond)")
    try check((1...RecordingLimits.frameCount).contains(frames), "frames is \(frames)")
    try check(Set(views.map(\.name)).count == views.count, "two views have the same name")
    var traces: [ViewTrace] = []
    for view in views { traces.append(try trace(of: view)) }
    var transitionTraces: [TransitionTrace] = []
    for transition in transitions ?? [] { transitionTraces.append(try trace(of: transition)) }
    return Trace(
      scene: scene, size: CGSize(width: size[0], height: size[1]), framesPerSecond: framesPerSecond,
      frameCount: frames, steps: steps, transitions: transitions == nil ? nil : transitionTraces,
      views: traces)
  }

  private func trace(of transition: Transition) throws(Flaw) -> TransitionTrace {
    guard let operation = TransitionOperation(rawValue: transition.operation) else {
      throw Flaw(reason: "a transition is called \"\(transition.operation)\", which this program does not know")
    }
    var holds: [ClosedRange<Double>] = []
    for hold in transition.held ?? [] {
      try check(
        hold.count == 2 && hold[0] <= hold[1], "the transition at \(transition.begin) s is held at impossible times")
      holds.append(hold[0]...hold[1])
    }
    let (begin, end) = (transition.begin, transition.end)
    try check(end.map { $0 >= begin } ?? true, "the transition at \(begin) s ends before it begins")
    try check(
      begin * Double(framesPerSecond) <= Double(frames), "the transition at \(begin) s begins after the last frame")
    return TransitionTrace(
      operation, from: transition.from, to: transition.to, animator: transition.animator,
      duration: transition.duration, begin: begin, end: end, isCompleted: transition.completed, holds: holds)
  }

  private func trace(of view: View) throws(Flaw) -> ViewTrace {
    let place = "the view \"\(view.name)\""
    var presence: [Range<Int>] = []
    for range in view.present ?? [[0, frames]] {
      let isSound = range.count == 2 && range[0] < range[1] && range[1] <= frames
      try check(isSound && range[0] >= (presence.last?.upperBound ?? 0), "\(place) is present in impossible frames")
      presence.append(range[0]..<range[1])
    }
    let superviews = try superviews(of: view, place)
    var still: [TraceProperty: Double] = [:]
    for (name, value) in (view.still ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let property = TraceProperty(rawValue: name) else { throw unknown(name, place) }
      still[property] = value
    }
    return ViewTrace(
      name: view.name, presence: presence, superviews: superviews, still: still,
      moving: try tracks(of: view, presence, place), turns: try turns(of: view, place))
  }

  private func turns(of view: View, _ place: String) throws(Flaw) -> [TraceProperty: [MotionTurn]] {
    var all: [TraceProperty: [MotionTurn]] = [:]
    for (name, turns) in (view.turns ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let property = TraceProperty(rawValue: name) else { throw unknown(name, place) }
      let isSound = turns.allSatisfy { 1...2 ~= $0.count } && zip(turns, turns.dropFirst()).allSatisfy { $0[0] < $1[0] }
      try check(isSound, "\(place) has turns of \(name) that are not times in order, each with a value or without")
      all[property] = turns.map { MotionTurn(time: $0[0], value: $0.count > 1 ? $0[1] : nil) }
    }
    return all
  }

  private func superviews(of view: View, _ place: String) throws(Flaw) -> [ViewTrace.Superview] {
    var superviews: [ViewTrace.Superview] = []
    for (text, name) in (view.in ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let frame = Int(text), 0..<frames ~= frame, views.contains(where: { $0.name == name }) else {
        throw Flaw(reason: "\(place) is in \"\(name)\" from \(text) on, which is no view and frame of it")
      }
      try check(
        !superviews.contains { $0.firstFrame == frame }, "\(place) is in two views from frame \(frame) on")
      superviews.append(ViewTrace.Superview(name, from: frame))
    }
    return superviews.sorted { $0.firstFrame < $1.firstFrame }
  }

  private func tracks(of view: View, _ presence: [Range<Int>], _ place: String) throws(Flaw) -> [PropertyTrace] {
    let (names, rows) = (view.columns ?? [], view.rows ?? [])
    try check(names.isEmpty == rows.isEmpty, "\(place) has columns without rows, or rows without columns")
    try check(rows.isEmpty || !presence.isEmpty, "\(place) has rows, and is present in no frame")
    var columns: [String: [Double]] = [:]
    for (index, name) in names.enumerated() { columns[name] = try numbers(index, rows, names.count, presence, place) }
    var tracks: [PropertyTrace] = []
    for name in names where !name.hasSuffix(TraceColumn.velocitySuffix) {
      guard let property = TraceProperty(rawValue: name), let values = columns[name] else { throw unknown(name, place) }
      let velocities = columns[name + TraceColumn.velocitySuffix].map { velocities in
        velocities.enumerated().map { frame, velocity in presence.contains { $0 ~= frame } ? velocity : 0 }
      }
      tracks.append(
        PropertyTrace(
          property: property, framesPerSecond: framesPerSecond, presence: presence, values: values,
          velocities: velocities ?? Array(repeating: 0, count: frames)))
    }
    return tracks
  }

  /// A column over all frames: each row holds until the next.
  private func numbers(
    _ column: Int, _ rows: [[Double]], _ columnCount: Int, _ presence: [Range<Int>], _ place: String
  ) throws(Flaw) -> [Double] {
    var numbers: [Double] = []
    for row in rows {
      try check(row.count == columnCount + 1, "a row of \(place) has \(row.count) numbers, not \(columnCount + 1)")
      guard let frame = Int(exactly: row[0]), frame >= numbers.count, frame < frames
      else { throw Flaw(reason: "the row of \(place) at frame \(Rounding.text(row[0])) is out of order") }
      let held = numbers.last ?? row[column + 1]
      numbers += Array(repeating: held, count: frame - numbers.count) + [row[column + 1]]
    }
    return numbers + Array(repeating: numbers.last ?? 0, count: frames - numbers.count)
  }

  private func unknown(_ name: String, _ place: String) -> Flaw {
    Flaw(reason: "\(place) has a property \"\(name)\", which this program does not know")
  }

  private func check(_ condition: Bool, _ reason: String) throws(Flaw) {
    if !condition { throw Flaw(reason: reason) }
  }
}
