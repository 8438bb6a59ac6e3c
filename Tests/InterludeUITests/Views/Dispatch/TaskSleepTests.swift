import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// A task sleeps by the stage's clock. Tests leave the main thread to Dispatch: a task that wakes goes on when its test waits.
@Suite(.ownWorld) struct TaskSleepTests {
  private let world = World()

  @Test(
    arguments: [
      { try await Task.sleep(nanoseconds: 500_000_000) }, { try await Task.sleep(for: .milliseconds(500)) },
      { try await Task.sleep(for: .seconds(0.5), tolerance: .seconds(1)) },
    ] as [@MainActor @Sendable () async throws -> Void])
  func aTaskWakesWhenTheStagesClockIsThere(sleep: @escaping @MainActor @Sendable () async throws -> Void) async throws {
    world.stage.advance(to: 2)
    let task = Task.immediate {
      try await sleep()
      world.journal.write("awake at \(world.stage.time)")
    }
    #expect(world.stage.clock.nextEventTime == 2.5)
    world.stage.advance(to: 2.499)
    await Task.yield()
    #expect(world.journal.entries.isEmpty)

    world.stage.advance(to: 2.5)
    try await task.value

    #expect(world.journal.entries == ["awake at 2.5"])
  }

  @Test func aSleepThatIsOverAlreadyEndsWithWhatIsDueNow() async throws {
    let task = Task.immediate { try await Task.sleep(for: .seconds(-1)) }
    world.stage.advance(to: 0)
    try await task.value
  }

  @Test func aCancelledTaskWakesAtOnce() async {
    var outcome: Result<Void, any Error>?
    let task = Task.immediate { outcome = await Self.result { try await Task.sleep(for: .seconds(5)) } }
    task.cancel()
    for _ in 0..<100 where outcome == nil { await Task.yield() }
    #expect(throws: CancellationError.self) { try outcome?.get() }
    // Nothing comes of the time at which it would have been awake.
    world.stage.advance(to: 9)
    await task.value
  }

  @Test func aTaskThatIsCancelledAlreadyDoesNotSleep() async {
    let task = Task.immediate {
      withUnsafeCurrentTask { $0?.cancel() }
      try await Task.sleep(for: .seconds(5))
    }
    #expect(world.stage.clock.nextEventTime == nil)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aTaskEndsWithItsStage() async {
    weak var ended: Stage?
    var outcome: Result<Void, any Error>?
    do {
      let stage = Stage(size: CGSize(width: 100, height: 100))
      ended = stage
      _ = stage.asCurrent {
        Task.immediate { outcome = await Self.result { try await Task.sleep(for: .seconds(5)) } }
      }
    }
    #expect(ended == nil)
    for _ in 0..<100 where outcome == nil { await Task.yield() }
    #expect(throws: CancellationError.self) { try outcome?.get() }
  }

  private static func result(of body: () async throws -> Void) async -> Result<Void, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}
