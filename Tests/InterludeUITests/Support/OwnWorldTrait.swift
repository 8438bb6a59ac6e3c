import Testing

@testable import LayerTree

/// Gives each test of a suite a current stage of its own, from before the suite's `init` to the end of the test, however
/// others take turns with it on the main actor.
public struct OwnWorldTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await MediaClock.withOwnCurrent(function)
  }
}

extension Trait where Self == OwnWorldTrait {
  /// A suite with it may make its world in `init`, and its tests may wait.
  public static var ownWorld: Self { OwnWorldTrait() }
}
