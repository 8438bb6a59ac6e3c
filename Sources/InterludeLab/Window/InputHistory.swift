import InterludeUI

/// Everything that was done to a shell since it was made, so that another can be brought to any moment of its past.
nonisolated struct InputHistory: Sendable {
  private var events: [InputEvent] = []
  /// How many of them the shell has answered.
  private var answered = 0

  /// Notes what is done now; what was to come after a step back is gone.
  mutating func append(_ event: InputEvent) {
    events.removeSubrange(answered...)
    events.append(event)
    answered += 1
  }

  /// Forgets what was to come.
  mutating func forgetFuture() { events.removeSubrange(answered...) }

  /// The events up to a time in seconds that a shell has not answered yet, which counts as done then.
  mutating func take(until time: Double) -> ArraySlice<InputEvent> {
    let start = answered
    while answered < events.count, events[answered].time <= time { answered += 1 }
    return events[start..<answered]
  }

  /// Begins again, for a shell that is new.
  mutating func rewind() { answered = 0 }
}
