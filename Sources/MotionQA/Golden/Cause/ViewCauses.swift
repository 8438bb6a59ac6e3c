/// What is behind views that come, go or change their places in the tree otherwise than they did.
nonisolated struct ViewCauses {
  private let expected, actual: Trace
  private let map: TimeMap

  init(expected: Trace, actual: Trace, map: TimeMap) {
    (self.expected, self.actual, self.map) = (expected, actual, map)
  }

  /// The window in which a view is not as it was, if it is where it was to be at the times that go by the window's laws; nil
  /// for a view that is not explained by that.
  func window(explaining name: String) -> TimeMap.Window? {
    guard let old = expected[name] else { return nil }
    guard let new = actual[name] else { return windowWithoutCounterpart(of: old) }
    guard old.superviews.map(\.name) == new.superviews.map(\.name) else { return nil }
    let comings = explain(bounds(old, in: expected), bounds(new, in: actual))
    let moves = explain(superviewBounds(old, in: expected), superviewBounds(new, in: actual))
    guard comings.isExplained, moves.isExplained else { return nil }
    return comings.window ?? moves.window
  }

  /// Whether each change comes about when a window's law says, and the first window in which that is not when it was.
  private func explain(_ before: [Bound], _ now: [Bound]) -> (isExplained: Bool, window: TimeMap.Window?) {
    var window: TimeMap.Window?
    var rest = now[...]
    for bound in before {
      if let found = rest.first, found.isComing == bound.isComing,
        let place = places(of: bound).first(where: { found.overlaps($0.times) })
      {
        rest = rest.dropFirst()
        if found.frame != bound.frame { window = window ?? place.window }
      } else if let missing = missingWindow(at: bound) {
        // What a missing transition would have done is not there.
        window = window ?? missing
      } else {
        return (false, nil)
      }
    }
    return (rest.isEmpty, window)
  }

  // MARK: Coming and going

  /// A frame from which on a view is there or not; it happened after the frame before.
  private struct Bound {
    let frame: Int
    let isComing: Bool
    /// After the first and up to the second, in seconds.
    let after, upTo: Double

    func overlaps(_ times: ClosedRange<Double>) -> Bool {
      times.lowerBound <= upTo + PropertyTrace.timeTolerance && after < times.upperBound + PropertyTrace.timeTolerance
    }
  }

  private func bounds(_ view: ViewTrace, in trace: Trace) -> [Bound] {
    let bounds = view.presence.flatMap { [($0.lowerBound, true), ($0.upperBound, false)] }
    return bounds.compactMap { bound($0.0, isComing: $0.1, in: trace) }
  }

  /// Where it goes from one superview to another.
  private func superviewBounds(_ view: ViewTrace, in trace: Trace) -> [Bound] {
    view.superviews.dropFirst().compactMap { bound($0.firstFrame, isComing: true, in: trace) }
  }

  /// Nil for what is so from the first frame on, or to the last.
  private func bound(_ frame: Int, isComing: Bool, in trace: Trace) -> Bound? {
    guard frame > 0, frame < trace.frameCount else { return nil }
    return Bound(
      frame: frame, isComing: isComing, after: trace.time(ofFrame: frame - 1), upTo: trace.time(ofFrame: frame))
  }

  /// When it may come about by the laws of the windows that it may lie in.
  private func places(of bound: Bound) -> [(window: TimeMap.Window, times: ClosedRange<Double>)] {
    map.windows.filter { window in
      window.hasCounterpart && window.expected.lowerBound <= bound.upTo + PropertyTrace.timeTolerance
        && bound.after < window.expected.upperBound
    }.flatMap { window in
      [TimeLaw.even, .ofTransition].compactMap { law in
        let from = max(bound.after, window.expected.lowerBound)
        guard let start = law.actualTime(at: from, in: window), let end = law.actualTime(at: bound.upTo, in: window)
        else { return nil }
        return (window, start...max(start, end))
      }
    }
  }

  // MARK: What is missing

  /// The window whose counterpart ends where a missing transition begins.
  private func missingWindow(at bound: Bound) -> TimeMap.Window? {
    map.windows.last { window in
      let next = map.windows.first { $0.expected.lowerBound > window.expected.lowerBound }?.expected.lowerBound
      return window.expected.upperBound <= bound.upTo + PropertyTrace.timeTolerance && bound.after < next ?? .infinity
        && window.expected.upperBound < next ?? .infinity
    }
  }

  /// A view that never comes: was it there in missing transitions alone?
  private func windowWithoutCounterpart(of view: ViewTrace) -> TimeMap.Window? {
    guard let first = bounds(view, in: expected).first, first.isComing, first.frame == view.presence[0].lowerBound
    else {
      return nil
    }
    return missingWindow(at: first)
  }
}
