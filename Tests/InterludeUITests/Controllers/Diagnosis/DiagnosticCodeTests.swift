import Foundation
import InterludeUI
import Testing

struct DiagnosticCodeTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/InterludeUI")

  /// The texts of the Swift files in a folder and the folders in it.
  private func texts(in folder: URL) throws -> [String] {
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The codes that the sources raise, read as text.
  private func raised() throws -> Set<String> {
    Set(
      try texts(in: Self.sources).flatMap { text in
        text.matches(of: /(?:misuse|report)\(\s*\.([A-Z]\d+),/).map { String($0.1) }
      })
  }

  /// The codes that tests expect to be reported, read as text: named where something is to be equal to them, or to contain
  /// them.
  private func expected() throws -> Set<String> {
    let expectations = try texts(in: Self.tests).flatMap { text in
      text.matches(of: /(?:==|\bcontains\(|\bexpect\()[^\n]*/).map(\.output)
    }
    return Set(expectations.flatMap { line in line.matches(of: /"([A-Z]\d+)"/).map { String($0.1) } })
  }

  @Test func everyCodeIsRaisedByATest() throws {
    #expect(try Set(DiagnosticCode.allCases.map(\.rawValue)).subtracting(expected()) == [])
  }

  @Test func everyCodeInTheTableIsRaisedAndEveryOneRaisedIsThere() throws {
    #expect(try raised() == Set(DiagnosticCode.allCases.map(\.rawValue)))
  }

  @Test(arguments: DiagnosticCode.allCases) func everyCodeIsExplainedInSentences(code: DiagnosticCode) {
    let explanation = code.explanation

    #expect(!explanation.title.hasSuffix(".") && (10...80).contains(explanation.title.count))
    for text in [explanation.reason, explanation.remedy] {
      #expect(text.hasSuffix(".") && text.count > 20 && !text.contains("\n") && !text.contains("  "))
    }
  }

  @Test func noTwoCodesAreExplainedAlike() {
    #expect(Set(DiagnosticCode.allCases.map(\.explanation.title)).count == DiagnosticCode.allCases.count)
  }
}
