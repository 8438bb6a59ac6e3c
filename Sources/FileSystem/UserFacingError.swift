import Foundation

/// What went wrong outside the engine, as a sentence that says what, where and what to do.
public struct UserFacingError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  public let description: String

  /// An error of a sentence that says what, where and what to do.
  public init(_ description: String) { self.description = description }

  public var errorDescription: String? { description }
}

/// Why the operating system refused something.
package struct SystemError: Error, Hashable {
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// In its own words: `No space left on device`.
  package var reason: String { String(cString: strerror(code)) }
}
