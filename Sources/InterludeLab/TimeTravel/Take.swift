import InterludeUI

/// The input of an app since its start, in full: the engine is deterministic, so that it reproduces the run up to any moment.
struct Take {
  /// How the app is made.
  struct Start {
    /// What is open at first; nil for the home screen.
    var scene: Scene?
    /// The screen's size in points.
    var size: CGSize
    /// Pixels a point.
    var scale: CGFloat
    var settings: DeviceSettings
  }

  let start: Start
  /// In the order in which they were answered.
  private(set) var events: [InputEvent] = []
  /// How far it has been played, in seconds on the stage's clock.
  private(set) var end = 0.0
  /// The scene's clock, each from a time on.
  private var zeros: [(time: Double, clock: SceneClock)] = []

  init(_ start: Start) { self.start = start }

  /// The scene's clock at its end.
  var clock: SceneClock { zeros.last?.clock ?? SceneClock() }

  mutating func append(_ event: InputEvent) {
    events.append(event)
    end = max(end, event.time)
  }

  /// Notes that it was played up to a time.
  mutating func extend(to time: Double) { end = max(end, time) }

  /// Notes what the scene's clock says at a time.
  mutating func note(_ clock: SceneClock, at time: Double) {
    if clock != self.clock { zeros.append((time, clock)) }
  }

  /// The take with its first `count` events, cut off at a time in seconds.
  func cut(after count: Int, at time: Double) -> Take {
    var take = self
    take.events.removeSubrange(count...)
    take.end = time
    take.zeros.removeAll { $0.time > time }
    return take
  }

  /// The same input for an app with another start.
  func played(from start: Start) -> Take {
    var take = Take(start)
    (take.events, take.end, take.zeros) = (events, end, zeros)
    return take
  }

  /// Until when this take and another are the same, in seconds; infinite for equal takes.
  func commonTime(with other: Take) -> Double {
    let shared = zip(events, other.events).prefix { $0 == $1 }.count
    return [self, other].compactMap { $0.events.dropFirst(shared).first?.time }.min() ?? .infinity
  }
}
