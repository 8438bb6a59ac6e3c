import Foundation

nonisolated extension Trace {
  /// When fingers were on the screen for some time, in seconds from the script's zero: during the steps that have a duration.
  static func touches(of steps: [String]) -> [ClosedRange<Double>] {
    steps.compactMap { step in
      let words = step.split(separator: " ")
      guard words.count > 2, holding.contains(String(words[1])), let start = Double(words[0]),
        let last = words.last, let duration = Double(last), start.isFinite, duration.isFinite, duration > 0
      else { return nil }
      return start...start + duration
    }
  }

  /// The steps, as ``PlayedStep`` spells them, in which fingers stay on the screen.
  private static let holding: Set<String> = ["drag", "fingers"]
}

nonisolated extension PropertyTrace {
  /// Whether fingers move the property from one time to another, in seconds from the script's zero: both lie in a touch, and no
  /// animation of the property's own runs to its end meanwhile.
  func isDragged(from start: Double, to end: Double) -> Bool {
    let frame = 1 / Double(framesPerSecond)
    return touches.contains { touch in
      guard touch.lowerBound - frame <= start, end <= touch.upperBound + frame else { return false }
      let runsByItself = hasOwnTurns && hasTurn(at: start) && hasTurn(at: end) && end < touch.upperBound - frame
      return !runsByItself
    }
  }

  private func hasTurn(at time: Double) -> Bool { turns.contains { abs($0.time - time) <= Self.timeTolerance } }
}
