import Foundation

/// What went wrong outside the engine, as a sentence that says what, where and what to do.
public struct StageError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  public let description: String

  public init(_ description: String) { self.description = description }

  public var errorDescription: String? { description }
}
