/// One motion of a view in numbers: of one property, or of a colour as a whole.
public nonisolated struct MotionRow: Hashable, Sendable {
  /// The view's name in the trace.
  public var view: String
  /// As in a trace; `backgroundColor` for a colour.
  public var property: String
  /// Before and after: numbers with their unit, or colours as CSS spells them.
  public var from, to: String
  /// Of a colour, that of its component that changes most.
  public var metrics: MotionMetrics
  /// The transition in which it begins, by its place in the trace; nil outside of all.
  public var transition: Int?
}

nonisolated extension Trace {
  /// The motions of some views, in the order of the views and of time.
  func rows(of views: [ViewTrace]) -> [MotionRow] {
    views.flatMap { view in
      let colors = TraceColor.allCases.flatMap { rows(of: $0, in: view) }
      let numbers = view.moving.filter { TraceColor(of: $0.property) == nil }.flatMap { rows(of: $0, in: view) }
      return numbers + colors
    }
  }

  private func rows(of track: PropertyTrace, in view: ViewTrace) -> [MotionRow] {
    track.metrics.filter(\.canBeSeen).map { metrics in
      let (from, to) = MetricText.numbers(metrics.from, metrics.to, track.property.kind)
      return MotionRow(
        view: view.name, property: track.property.rawValue, from: from, to: to, metrics: metrics,
        transition: transition(of: metrics))
    }
  }

  /// Each stretch in which any component moves once, by the component that changes most.
  private func rows(of color: TraceColor, in view: ViewTrace) -> [MotionRow] {
    let tracks = view.moving.filter { color.components.contains($0.property) }
    func way(_ motion: Motion) -> Double { abs(motion.end.value - motion.start.value) }
    let motions: [(PropertyTrace, Motion)] = tracks.flatMap { track in track.motions.map { (track, $0) } }
      .sorted { way($0.1) > way($1.1) }
    var told: [(track: PropertyTrace, motion: Motion)] = []
    for (track, motion) in motions where !told.contains(where: { $0.motion.overlaps(motion) }) {
      told.append((track, motion))
    }
    return told.sorted { $0.motion.start.time < $1.motion.start.time }.map { track, motion in
      let metrics = MotionMetrics(of: track, motion)
      return MotionRow(
        view: view.name, property: color.rawValue, from: color.text(of: view, at: motion.frames.lowerBound),
        to: color.text(of: view, at: motion.frames.upperBound), metrics: metrics,
        transition: transition(of: metrics))
    }
  }

  /// The place of the transition in which a motion begins, the latest of several: what code moves begins before the first frame
  /// that shows it.
  private func transition(of metrics: MotionMetrics) -> Int? {
    func latest(at time: Double) -> Int? {
      transitions?.lastIndex { $0.begin <= time + PropertyTrace.timeTolerance && time < ($0.end ?? .infinity) }
    }
    return latest(at: metrics.start) ?? latest(at: metrics.start + 1 / Double(framesPerSecond))
  }
}

nonisolated extension MotionMetrics {
  /// False for a change at once by less than what goldens may differ by, such as what a finger moves as it takes hold.
  fileprivate var canBeSeen: Bool { !isInstant || abs(to - from) > Tolerances()[property.kind] }
}

nonisolated extension Motion {
  fileprivate func overlaps(_ other: Motion) -> Bool {
    start.time < other.end.time - PropertyTrace.timeTolerance
      && other.start.time < end.time - PropertyTrace.timeTolerance
  }
}
