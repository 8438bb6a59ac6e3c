import MotionQA

/// Makes the graphs of motions by recording the take again, in several steps so that no frame of the window is late. The last graphs are
/// kept, because the playhead goes to and fro between transitions.
final class CurveGraphRecorder {
  private weak var session: LabSession?
  private var drawn: [(key: Key, graph: CurveGraph)] = []
  /// The source of the graph that is being recorded.
  private var underway: (key: Key, machine: TimeMachine, recording: TakeRecording)?

  /// The source of a graph.
  struct Key: Hashable {
    fileprivate let take: Identity
    fileprivate let motions: [Int]
    /// Of what is selected all properties are drawn, else one.
    fileprivate let areSelected: Bool
    fileprivate let ends: [Double?]
    fileprivate let events: Int
    fileprivate let other: Identity?
  }

  /// How many graphs are kept.
  private static let mostGraphs = 32
  /// How many lines are drawn together at most.
  private static let mostLines = 4
  /// The number of frames recorded in one frame of the window: while time runs, so that the frame is not late, and while it is paused.
  private static let (framesAtOnce, framesAtRest) = (3, 8)

  /// A range of at most this length, in seconds, is sampled more finely: at 60 frames a second its line would have visible corners.
  private static let shortRange = 0.7

  init(_ session: LabSession) { self.session = session }

  var isUnderway: Bool { underway != nil }

  /// Drops a recording that is not complete.
  func stop() {
    if let underway { underway.machine.end(underway.recording) }
    underway = nil
  }

  /// What the graph of motions is made of, as the take and the one that it is compared with are now.
  func key(of motions: [LoggedMotion]) -> Key? {
    guard let session else { return nil }
    return Key(
      take: session.machine.identity, motions: motions.map(\.id), areSelected: !session.selection.isEmpty,
      ends: motions.map(\.expectedEnd),
      events: session.machine.take.events.count,
      other: session.comparison?.identity)
  }

  /// The graph of motions over a range of the take, in seconds of the stage's clock; nil until the last call of several.
  ///
  /// - Parameter atOnce: Whether all is recorded in this call.
  func graph(
    of motions: [LoggedMotion], in range: ClosedRange<Double>, as key: Key, atOnce: Bool
  ) -> CurveGraph? {
    let known = drawn.first { $0.key == key }?.graph
    guard let session, let graph = known ?? record(motions, in: range, of: session, as: key, atOnce: atOnce) else {
      return nil
    }
    stop()
    drawn.removeAll { $0.key == key }
    drawn.append((key, graph))
    if drawn.count > Self.mostGraphs { drawn.removeFirst() }
    return graph
  }

  private func record(
    _ motions: [LoggedMotion], in range: ClosedRange<Double>, of session: LabSession, as key: Key, atOnce: Bool
  ) -> CurveGraph? {
    // A graph that is zoomed, or shows a short time, gets more samples.
    let isShort = range.upperBound - range.lowerBound <= Self.shortRange
    let rate = session.selection.isEmpty && !isShort ? 60 : 120
    if underway?.key != key {
      stop()
      underway = (key, session.machine, session.machine.beginRecording(of: range, framesPerSecond: rate))
    }
    guard let recording = underway?.recording else { return nil }
    if !atOnce {
      recording.record(frames: session.host.playback.isPaused ? Self.framesAtRest : Self.framesAtOnce)
      guard recording.isComplete else { return nil }
    }
    return draw(motions, in: range, from: recording.complete().trace, of: session)
  }

  private func draw(
    _ motions: [LoggedMotion], in range: ClosedRange<Double>, from trace: Trace, of session: LabSession
  ) -> CurveGraph {
    let tracks = MotionTracks(of: motions, in: trace, leading: session.leadingMotion?.source)
    let entries = session.selection.isEmpty ? Array(tracks.entries.prefix(1)) : tracks.entries
    var graph = CurveGraph(timeRange: 0...max(0.1, range.upperBound - range.lowerBound))
    let lines = entries.map { entry in
      var line = entry.valueLine(.value, since: range.lowerBound)
      // What shows of two motions at once is the curve of neither.
      if session.machine.log.isTurned(entry.motion) { line.ideal = nil }
      return line
    }
    graph.draw(lines, of: entries.map(\.motion.source), atMost: Self.mostLines)
    guard let first = entries.first else { return graph }
    graph.markLandmarks(ofLine: 0, until: (first.motion.end ?? .infinity) - range.lowerBound)
    graph.keyPath = first.motion.property
    // Of several it has the colour of the property that it is of.
    graph.lines.append(first.velocityLine(graph.lines.count == 1 ? .velocity : .series(0)))
    if let comparison = session.comparison,
      let line = ghost(of: first, in: comparison, over: range, framesPerSecond: trace.framesPerSecond)
    {
      graph.lines.append(line)
    }
    return graph
  }

  /// The line of the same property in another take. Its motion may end later than the graph: the other take is recorded up to that end,
  /// so that the line's way ends at its own target.
  private func ghost(
    of entry: MotionTracks.Entry, in comparison: Comparison, over range: ClosedRange<Double>, framesPerSecond: Int
  ) -> CurveGraph.Line? {
    let arrival = comparison.other.end(of: entry.motion).map { $0 + Self.rest } ?? 0
    let whole = range.lowerBound...max(range.upperBound, arrival)
    guard let trace = comparison.other.trace(of: whole, framesPerSecond: framesPerSecond),
      let ghost = MotionTracks(of: [entry.motion], in: trace).entries.first(where: {
        $0.track.property == entry.track.property
      })
    else { return nil }
    var line = ghost.valueLine(.ghost, style: .dashed, since: range.lowerBound)
    line.name = comparison.title
    if let first = line.samples.first, let last = line.samples.last {
      line.span = CurveGraph.Span(from: first.number, to: last.number)
    }
    let length = range.upperBound - range.lowerBound + 1e-9
    line.samples.removeAll { $0.time > length }
    return line
  }

  /// What is recorded after the end of a motion, in seconds.
  private static let rest = 0.05
}

nonisolated extension RunLog {
  /// Whether another motion moves the same property of the same view meanwhile.
  fileprivate func isTurned(_ motion: LoggedMotion) -> Bool {
    let end = motion.end ?? .infinity
    return motions.contains { other in
      other.id != motion.id && other.view == motion.view && other.property == motion.property && other.lasts
        && other.start < end - 1e-9 && other.end ?? .infinity > motion.start + 1e-9
    }
  }
}
