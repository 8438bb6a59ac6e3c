/// A promise of the clock to run an action at an exact time; keep it to take the promise back.
public final class ScheduledEvent {
  /// When the action runs, in seconds on the clock that made it.
  public let time: Double
  /// The order of making, which decides between events of equal times.
  let sequence: Int
  /// How many events of the same instant stand between this one and the outside: see `MediaClock.maximumChain`.
  let chain: Int
  private(set) var action: (@MainActor () -> Void)?

  init(time: Double, sequence: Int, chain: Int, action: (@MainActor () -> Void)?) {
    self.time = time
    self.sequence = sequence
    self.chain = chain
    self.action = action
  }

  /// Whether the action is still to come.
  public var isPending: Bool { action != nil }

  /// Forgets the action; does nothing once it has run.
  public func cancel() { action = nil }

  /// Hands the action over, once.
  func take() -> (@MainActor () -> Void)? {
    defer { action = nil }
    return action
  }

  func precedes(_ other: ScheduledEvent) -> Bool {
    (time, sequence) < (other.time, other.sequence)
  }
}
