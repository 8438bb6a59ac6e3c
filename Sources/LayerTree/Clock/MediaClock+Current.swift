/// What has a clock of its own, such as a stage.
public protocol MediaClockOwner: AnyObject {
  /// The owner's clock.
  var clock: MediaClock { get }
}

extension MediaClock: MediaClockOwner {
  /// Itself: a clock may be current that belongs to nothing else.
  public var clock: MediaClock { self }

  /// The clock that `CACurrentMediaTime()` and transactions belong to, and layers that are made now. It is always that of
  /// `currentOwner`.
  public static var current: MediaClock {
    get { currentOwner.clock }
    set { currentOwner = newValue }
  }

  /// Whose the current clock is. It is the only variable behind everything that QuartzCore and UIKit keep global.
  public static var currentOwner: any MediaClockOwner {
    get { TaskValues.current.owner }
    set {
      // The owner before may end here, and what belongs to it may ask for the current one meanwhile.
      let previous = currentOwner
      TaskValues.current.owner = newValue
      withExtendedLifetime(previous) {}
    }
  }

  /// Runs an asynchronous body with a current clock of its own, which code outside of it neither sees nor changes.
  nonisolated package static func withOwnCurrent(_ body: () async throws -> Void) async rethrows {
    try await TaskValues.$current.withValue(CurrentOwner(), operation: body)
  }
}

private nonisolated enum TaskValues {
  @TaskLocal static var current = CurrentOwner()
}

/// Holds the owner of the current clock, for the whole program or for a task that has one of its own.
private final class CurrentOwner {
  lazy var owner: any MediaClockOwner = MediaClock()

  nonisolated init() {}
}
