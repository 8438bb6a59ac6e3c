import ArgumentParser
import InterludeUI
import MotionQA

/// `interlude explain CODE…`
struct ExplainCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell what the code of a mistake means.",
    usage: Usage.of("explain", "[<code> ...]"),
    discussion: """
      Codes stand on the banner in the window, before sentences on standard error, and in what 'check' prints. Each is told with \
      what UIKit makes of the mistake, why it says so little, and what to do.
      """)

  @Argument(help: ArgumentHelp("The codes, such as F3; if left out, all are listed.", valueName: "code"))
  var codes: [String] = []

  func check() throws { _ = try codes.map(Self.code) }

  @MainActor func run(in lab: Lab) throws {
    guard !codes.isEmpty else {
      for code in DiagnosticCode.allCases {
        try lab.answer(
          code.rawValue.padding(toLength: 5, withPad: " ", startingAt: 0) + code.explanation.title)
      }
      return
    }
    try lab.answer(try codes.map { Self.text(try Self.code($0)) }.joined(separator: "\n\n\n"))
  }

  /// What is typed to have codes explained.
  static func invitation(to codes: [DiagnosticCode]) -> String {
    Program.running.command(["explain"] + codes.map(\.rawValue))
  }

  private static func code(_ text: String) throws -> DiagnosticCode {
    if let code = DiagnosticCode(rawValue: text.uppercased()) { return code }
    let names = DiagnosticCode.allCases.map(\.rawValue)
    throw ValidationError(
      "There is no code \"\(text)\".\(Suggestion.question(for: text, among: names)) The codes are: "
        + "\(names.joined(separator: ", ")).")
  }

  private static func text(_ code: DiagnosticCode) -> String {
    let explanation = code.explanation
    return ["\(code.rawValue)  \(explanation.title)", explanation.reason, "What to do: \(explanation.remedy)"]
      .map { $0.wrapped(to: 80) }.joined(separator: "\n\n")
  }
}
