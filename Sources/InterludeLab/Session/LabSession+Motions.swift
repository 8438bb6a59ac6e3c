import InterludeUI
import SDLStage

extension LabSession {
  /// The selected motions, else those of the transition that runs or ran last at the moment on show; where there is none,
  /// all others.
  var motionsToShow: [LoggedMotion] {
    let motions = machine.log.motions
    if !selection.isEmpty { return motions.filter { selection.contains($0.id) } }
    let index = shownTransition
    return motions.filter { $0.transition == index }
  }

  /// The motions that are selected, and the one that the pointer is over.
  var markedMotions: [LoggedMotion] {
    machine.log.motions.filter { selection.contains($0.id) || $0.id == hovered }
  }

  /// Of what is on show, the motion that is looked at first: one that a call of the app's made, that is not of a bar, that moves
  /// rather than fades, and that lasts longest; nil where nothing moves.
  var leadingMotion: LoggedMotion? {
    let motions = motionsToShow
    let own = motions.filter { $0.source?.isSystem == false }
    func rank(_ motion: LoggedMotion) -> (Int, Int, Double) {
      (motion.isInBar ? 0 : 1, motion.isAppearance ? 0 : 1, (motion.end ?? machine.take.end) - motion.start)
    }
    // Of equals the first.
    return (own.isEmpty ? motions : own).reversed().max { rank($0) < rank($1) }
  }

  /// Selects the next bar of the timeline, or for a negative step the one before. After the last one none is selected.
  func selectBar(by step: Int) {
    let summary = TimelineSummary(of: machine.log, take: machine.take, zero: zero)
    let bars = summary.model.groups.flatMap(\.rows).flatMap(\.bars).map { summary.motions[$0.id] ?? [] }
    guard !bars.isEmpty else {
      return onNotice("There is no bar to select yet: click in the scene to start a transition.")
    }
    let stops = [[]] + bars
    let now = stops.firstIndex(of: selection) ?? 0
    selection = stops[(now + step % stops.count + stops.count) % stops.count]
  }

  /// On which side of the moment on show something is.
  enum Side { case before, after }

  /// Shows the nearest moment on a side at which a motion begins or ends, paused; where there is none, that end of the take.
  func seekToEdge(_ side: Side) {
    let (now, room) = (machine.time, Playback.frameDuration / 2)
    let edges = machine.log.motions.flatMap { [$0.start, $0.end].compactMap(\.self) }
    switch side {
    case .before: seek(to: edges.filter { $0 < now - room }.max() ?? 0)
    case .after: seek(to: edges.filter { $0 > now + room }.min() ?? machine.take.end)
    }
  }

  /// Shows the beginning of what is on show, paused; from there, and where nothing moves, that of the take.
  func seekToStart() {
    let start = motionsToShow.timeRange(until: machine.take.end)?.lowerBound ?? 0
    seek(to: start < machine.time - Playback.frameDuration / 2 ? start : 0)
  }

  /// The transition that runs or ran last at the moment on show, before the first that one; nil where there is none.
  var shownTransition: Int? {
    let transitions = machine.log.transitions
    return transitions.lastIndex { $0.start <= machine.time } ?? transitions.indices.first
  }
}

nonisolated extension LoggedMotion {
  /// Whether it fades or recolours rather than moves.
  var isAppearance: Bool { Self.appearance.contains(property) }

  private static let appearance: Set<String> = [
    "opacity", "backgroundColor", "borderColor", "shadowOpacity", "shadowColor", "contents", "colors",
  ]
}

nonisolated extension [LoggedMotion] {
  /// How long a range that is looked at can be where what moves has no end of its own, as under a finger, in seconds.
  static let longestRange = 5.0
  /// What is looked at after the last motion, in seconds.
  static let air = 0.1

  /// From the first beginning to the last end; nil for none. What has no end of its own is looked at for `longestRange`.
  ///
  /// - Parameter end: Of what goes on, in seconds.
  func timeRange(until end: Double) -> ClosedRange<Double>? { range(ends: map { $0.end ?? end }) }

  /// The same, with the ends to come of what goes on, where they are known.
  func expectedTimeRange(until end: Double) -> ClosedRange<Double>? { range(ends: map { $0.expectedEnd ?? end }) }

  private func range(ends: [Double]) -> ClosedRange<Double>? {
    guard let start = map(\.start).min(), let last = ends.max() else { return nil }
    let planned = zip(self, ends).filter { $0.0.expectedDuration != nil }.map(\.1).max() ?? start
    return start...Swift.min(Swift.max(last, start), Swift.max(planned, start + Self.longestRange))
  }
}
