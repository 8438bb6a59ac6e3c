import Foundation
import InterludeUI

/// Why a script could not be played, as a sentence that names the step and the time.
public nonisolated struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ step: InputScript.Step, _ reason: String) {
    self.init("The step \(step) cannot be carried out: \(reason)")
  }

  /// With what came before, as far as it may be the reason: how the last transition ended, and the first mistake that was noticed.
  func after(_ transitions: [TransitionTrace], _ mistakes: [Diagnostic]) -> ScriptError {
    let state = transitions.last.map { last in
      guard let end = last.end else { return "Before it, \(last) began at \(Seconds.text(last.begin)), and goes on." }
      return "Before it, \(last) was \(last.isCompleted == false ? "cancelled" : "completed"), at \(Seconds.text(end))."
    }
    let sentences = [description, state, mistakes.first?.description].compactMap(\.self)
    return ScriptError(sentences.joined(separator: " "))
  }

  public var errorDescription: String? { description }
}
