import InterludeUI
import MotionQA

extension TimeMachine {
  /// When the take has come to rest: a second after the last input, motion, callback or mistake. Infinite while something moves that has
  /// no end of its own. In seconds on the stage's clock.
  var restTime: Double { max(take.events.last?.time ?? 0, log.lastEvent) + Self.rest }

  /// What is seen at rest after the last event, in seconds.
  private static let rest = 1.0
}

nonisolated extension RunLog {
  /// The time of what happened last, in seconds on the stage's clock; infinite while a motion has no end of its own.
  fileprivate var lastEvent: Double {
    let times = [
      motions.map { $0.expectedEnd ?? .infinity }.max(), transitions.map { $0.end ?? $0.start }.max(),
      callbacks.last?.time, answers.last?.time, mistakes.last?.time, calls.last?.time,
    ]
    return times.compactMap(\.self).max() ?? 0
  }
}
