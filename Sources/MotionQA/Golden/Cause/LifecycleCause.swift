import InterludeUI

/// Tells whether callbacks that come at other times than they did come when the windows' laws say.
nonisolated struct LifecycleCause {
  let expected, actual: LifecycleTrace
  let map: TimeMap

  /// The window of the first callback that comes at another time; nil unless all of them are explained.
  var window: TimeMap.Window? {
    guard expected.events.count == actual.events.count else { return nil }
    var window: TimeMap.Window?
    for (old, new) in zip(expected.events, actual.events) {
      guard isSame(old, new), let found = map.windows.first(where: { isAt(new.time, as: old.time, in: $0) }) else {
        return nil
      }
      if abs(old.time - new.time) > TransitionPair.timeTolerance { window = window ?? found }
    }
    return window
  }

  /// Events are on record to the millisecond.
  private func isAt(_ time: Double, as old: Double, in window: TimeMap.Window) -> Bool {
    let slack = 0.001 + PropertyTrace.timeTolerance
    guard window.hasCounterpart, window.expected.lowerBound - slack <= old, old <= window.expected.upperBound + slack
    else { return false }
    return [TimeLaw.even, .ofTransition].contains { law in
      law.actualTime(at: old, in: window).map { abs($0 - time) <= slack } ?? false
    }
  }

  /// Whether the same is called; a duration that is asked for is what the transition shows.
  private func isSame(_ old: LifecycleEvent, _ new: LifecycleEvent) -> Bool {
    if old.call == new.call { return true }
    guard old.subject == new.subject, old.callback == new.callback, old.callback == "transitionDuration(using:)" else {
      return false
    }
    return map.windows.contains { window in
      guard let (before, now) = window.pair?.both else { return false }
      return old.detail == "\(before.duration) s" && new.detail == "\(now.duration) s"
    }
  }
}
