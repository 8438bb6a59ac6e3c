/// When a timer fires: some seconds after it was made, and then at equal distances, counted in whole numbers, so that they do not drift.
nonisolated struct TimerSchedule {
  /// In seconds.
  let interval: Double
  /// From the start to the first time, in seconds.
  private let delay: Double
  /// On the stage's clock; nil for a timer that was made on another thread, and has not come to the main one.
  private var start: Double?
  private var count = 0.0

  init(after delay: Double, interval: Double) {
    (self.delay, self.interval) = (delay, interval)
    if DispatchQueue.isMainCurrent { start = MainActor.assumeIsolated { MediaClock.current.time } }
  }

  mutating func advance() { count += 1 }

  /// The next time on a clock, which is the stage's.
  @MainActor mutating func time(on clock: MediaClock) -> Double {
    let first = (start ?? clock.time) + delay
    start = first - delay
    return first + count * interval
  }

  /// From now until the next time, in seconds.
  var secondsFromNow: Double {
    guard let start, DispatchQueue.isMainCurrent else { return delay }
    return start + delay + count * interval - MainActor.assumeIsolated { MediaClock.current.time }
  }
}

nonisolated extension Date {
  /// How far off it is on the stage's clock, at least 0. An app works dates out from the machine's clock, so that they are taken by that:
  /// to a hundredth, since the time that has passed meanwhile is not meant. What is as far off as `distantFuture` does not come.
  var secondsOfStage: Double {
    let seconds = timeIntervalSinceNow
    return seconds < 1e9 ? max(0, (seconds * 100).rounded() / 100) : .infinity
  }
}
