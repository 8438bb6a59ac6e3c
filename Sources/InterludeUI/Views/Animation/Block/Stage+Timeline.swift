/// What waits for its turn in a timeline, or without one on the clock.
protocol PendingArrival {
  func cancel()
}

extension ScheduledEvent: PendingArrival {}
extension TimelineEvent: PendingArrival {}

extension Stage {
  /// Now, in a timeline, or without one on the clock.
  func time(in timeline: Timeline?) -> Double { timeline?.now ?? time }

  /// Runs an action once the code that runs now is through; in a timeline that stands, once it goes on: with true, or with
  /// false if it goes back.
  @discardableResult
  func schedule(
    atOnceIn timeline: Timeline?, _ action: @escaping (_ isReached: Bool) -> Void
  ) -> any PendingArrival {
    guard let timeline else { return clock.schedule(at: time) { action(true) } }
    return timeline.schedule(at: timeline.now, action)
  }
}
