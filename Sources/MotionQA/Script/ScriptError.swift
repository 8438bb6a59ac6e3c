import Foundation

/// Why a script could not be played, as a sentence that names the step and the time.
public nonisolated struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ step: InputScript.Step, _ reason: String) {
    self.init("The step \"\(step)\" cannot be carried out: \(reason)")
  }

  public var errorDescription: String? { description }
}
