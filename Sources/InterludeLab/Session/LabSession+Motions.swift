import InterludeUI

extension LabSession {
  /// The selected motions, else those of the transition that runs or ran last at the moment on show; where there is none,
  /// all others.
  var motionsToShow: [LoggedMotion] {
    let motions = machine.log.motions
    if !selection.isEmpty { return motions.filter { selection.contains($0.id) } }
    let index = shownTransition
    return motions.filter { $0.transition == index }
  }

  /// The transition that runs or ran last at the moment on show, before the first that one; nil where there is none.
  var shownTransition: Int? {
    let transitions = machine.log.transitions
    return transitions.lastIndex { $0.start <= machine.time } ?? transitions.indices.first
  }
}

nonisolated extension [LoggedMotion] {
  /// From the first beginning to the last end, at most five seconds; nil for none.
  ///
  /// - Parameter end: Of what goes on, in seconds.
  func timeRange(until end: Double) -> ClosedRange<Double>? {
    guard let start = map(\.start).min() else { return nil }
    let last = map { $0.end ?? end }.max() ?? start
    return start...Swift.min(Swift.max(last, start), start + 5)
  }
}
