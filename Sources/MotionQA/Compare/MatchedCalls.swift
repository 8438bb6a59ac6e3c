import InterludeUI

/// The callbacks of two recordings, of which one has only those that its app told of: their order is compared, not their times.
nonisolated struct MatchedCalls {
  private let expected, actual: LifecycleTrace

  init(_ expected: LifecycleTrace, _ actual: LifecycleTrace) {
    let known = Set(expected.events.map(Call.init))
    let calls = actual.events.filter { known.contains(Call($0)) }
    // Where the same is called, it is called at the same time.
    let timed = calls.enumerated().map { index, event in
      guard index < expected.events.count, Call(expected.events[index]) == Call(event) else { return event }
      var event = event
      event.time = expected.events[index].time
      if expected.events[index].detail.isEmpty { event.detail = "" }
      return event
    }
    (self.expected, self.actual) = (expected, LifecycleTrace(timed))
  }

  /// Nil when the same calls come in the same order.
  var difference: TraceDifference? { LifecycleComparison(expected: expected, actual: actual).difference }

  private struct Call: Hashable {
    let subject, callback: String

    init(_ event: LifecycleEvent) { (subject, callback) = (event.subject, event.callback) }
  }
}
