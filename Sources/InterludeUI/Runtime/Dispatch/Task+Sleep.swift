import Synchronization

/// Sleeping by the stage's clock: a task wakes in the turn of the run loop at its exact time, and is part of what a recording repeats.
/// These functions go before those of Swift's own.
nonisolated extension Task where Success == Never, Failure == Never {
  /// Suspends the task until the stage's clock has gone on. It throws `CancellationError` as soon as the task is cancelled, or the
  /// stage has ended.
  ///
  /// Away from the main actor, the time counts from when the main thread hears of it.
  ///
  /// - Parameter duration: In nanoseconds of the stage's time.
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    try await Sleep.pass(seconds: Double(duration) / 1e9)
  }

  /// Suspends the task until the stage's clock has gone on. It throws `CancellationError` as soon as the task is cancelled, or the
  /// stage has ended.
  ///
  /// Away from the main actor, the time counts from when the main thread hears of it.
  ///
  /// - Parameter duration: Of the stage's time.
  public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await Sleep.pass(seconds: Double(seconds) + Double(attoseconds) / 1e18)
  }

  /// Suspends the task until the stage's clock has gone on, as `sleep(for:)` does.
  ///
  /// - Parameters:
  ///   - duration: Of the stage's time.
  ///   - tolerance: How much later the task may wake, which it never makes use of.
  public nonisolated(nonsending) static func sleep(for duration: Duration, tolerance: Duration?) async throws {
    try await sleep(for: duration)
  }
}

/// One sleep of a task.
private actor Sleep {
  private nonisolated let alarm: Alarm
  nonisolated var unownedExecutor: UnownedSerialExecutor { alarm.asUnownedSerialExecutor() }

  private init(seconds: Double) { alarm = Alarm(seconds: seconds) }

  static func pass(seconds: Double, isolation: isolated (any Actor)? = #isolation) async throws {
    try Task.checkCancellation()
    let sleep = Sleep(seconds: seconds)
    await withTaskCancellationHandler {
      // What is captured keeps the closure where the task is: the time counts from now.
      _ = isolation
      await sleep.end()
    } onCancel: {
      sleep.alarm.ring(isCancelled: true)
    }
    if sleep.alarm.isCancelled { throw CancellationError() }
  }

  private func end() {}
}

/// Runs what it is given when the stage's clock has gone on. A continuation would go on by way of another thread, and reach the main
/// one at a moment that no recording repeats.
private nonisolated final class Alarm: SerialExecutor {
  private struct State {
    var job: UnownedJob?
    var isCancelled = false
    var hasRung = false
  }

  private let seconds: Double
  /// The clock of now; nil away from the main thread. While the task is handed over, it has none of its own values.
  private weak let clock: MediaClock?
  private let state = Mutex(State())

  init(seconds: Double) {
    self.seconds = seconds
    clock = DispatchQueue.isMainCurrent ? MainActor.assumeIsolated { MediaClock.current } : nil
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isCancelled = state.withLock { state in
      state.job = job
      return state.isCancelled
    }
    DispatchQueue.onMain {
      let clock = self.clock ?? .current
      let promise = Promise(alarm: self)
      clock.schedule(at: clock.time + (isCancelled ? 0 : self.seconds)) { promise.alarm.ring(isCancelled: false) }
    }
  }

  /// Lets the task go on, once.
  func ring(isCancelled: Bool) {
    let job = state.withLock { state -> UnownedJob? in
      if state.hasRung { return nil }
      if isCancelled { state.isCancelled = true }
      state.hasRung = state.job != nil
      return state.job
    }
    job?.runSynchronously(on: asUnownedSerialExecutor())
  }

  /// The clock's event has it, and nothing else: where that goes with its stage, the task goes on to end.
  private final class Promise: Sendable {
    let alarm: Alarm

    init(alarm: Alarm) { self.alarm = alarm }

    deinit { alarm.ring(isCancelled: true) }
  }
}
