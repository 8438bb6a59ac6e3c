import InterludeUI
import Testing

@testable import InterludeLab

struct RepeatedMistakeTests {
  private func mistake(_ code: DiagnosticCode, _ time: Double, _ message: String = "It happened.") -> Diagnostic {
    var diagnostic = Diagnostic.misuse(code, message, remedy: "Leave it.")
    diagnostic.time = time
    return diagnostic
  }

  @Test func whatIsMadeAgainIsToldOnceWithItsTimes() {
    let mistakes = [
      mistake(.E1, 0.1), mistake(.F4, 0.2), mistake(.E1, 0.3), mistake(.E1, 0.25, "Elsewhere."), mistake(.E1, 1.5),
    ]

    #expect(
      RepeatedMistake.all(of: mistakes).map(\.line) == [
        "0.100 s E1 error: It happened. Leave it. (3 times, the last at 1.500 s)",
        "0.200 s F4 error: It happened. Leave it.",
        "0.250 s E1 error: Elsewhere. Leave it.",
      ])
  }

  @Test func noMistakeIsNone() { #expect(RepeatedMistake.all(of: []).isEmpty) }
}
