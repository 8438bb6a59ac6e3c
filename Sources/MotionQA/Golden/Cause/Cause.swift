/// What makes recordings differ, other than a single difference by itself.
nonisolated enum Cause: Hashable {
  case script
  /// A place in the list of pairs of transitions.
  case transition(Int)
  /// A place in the list of shared changes.
  case shared(Int)
}

/// The causes of windows that are not what they were.
nonisolated struct WindowCauses {
  let map: TimeMap
  let pairs: [TransitionPair]
  /// Whether the script does not do the same things at the same times.
  let isScriptChanged: Bool

  init(_ comparison: TraceComparison) {
    pairs = comparison.transitionPairs
    map = TimeMap(expected: comparison.expected, actual: comparison.actual, pairs: pairs)
    isScriptChanged = comparison.isScriptChanged
  }

  /// What makes a window differ from its counterpart: its transition that takes another time, what makes it begin later, or a
  /// transition that is missing where its counterpart ends.
  func cause(of window: TimeMap.Window) -> Cause? {
    if let index = index(of: window), pairs[index].takesAnotherTime { return .transition(index) }
    return causeOfPlace(of: window)
  }

  /// Likewise, of a window that goes by the time of its beginning.
  ///
  /// Even one that begins when it did may be longer, as what is next begins later or not at all.
  func causeOfPlace(of window: TimeMap.Window) -> Cause? {
    if window.isDelayed { return causeOfDelay(of: window) }
    if let missing = causeOfMissing(after: window) { return missing }
    let next = map.windows[(window.index + 1)...].first { $0.hasCounterpart }
    return next.flatMap { $0.isDelayed ? causeOfDelay(of: $0) : nil }
  }

  /// The place of a window's transition.
  func index(of window: TimeMap.Window) -> Int? { window.pair.flatMap(pairs.firstIndex) }

  private func causeOfDelay(of window: TimeMap.Window) -> Cause? {
    for earlier in map.windows[..<window.index].reversed() where earlier.hasCounterpart {
      if let index = index(of: earlier), pairs[index].takesAnotherTime, let delay = pairs[index].delay,
        let lengthening = pairs[index].lengthening, isSame(window.delay, delay + lengthening)
      {
        return .transition(index)
      }
      if earlier.isDelayed, isSame(earlier.delay, window.delay) { return causeOfDelay(of: earlier) }
    }
    return isScriptChanged ? .script : index(of: window).map(Cause.transition)
  }

  private func causeOfMissing(after window: TimeMap.Window) -> Cause? {
    let end = window.expected.upperBound
    return pairs.firstIndex { $0.actual == nil && abs(($0.expected?.begin ?? -1) - end) < PropertyTrace.timeTolerance }
      .map(Cause.transition)
  }

  /// What makes a transition begin later; nil for one that does not.
  func causeOfDelay(ofTransition index: Int) -> Cause? {
    guard let delay = pairs[index].delay, abs(delay) > TransitionPair.timeTolerance,
      let begin = pairs[index].actual?.begin
    else { return nil }
    let window = map.windows.first { abs($0.actual.lowerBound - begin) < PropertyTrace.timeTolerance }
    return window.flatMap(causeOfDelay) ?? .transition(index)
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 2 * TransitionPair.timeTolerance }
}
