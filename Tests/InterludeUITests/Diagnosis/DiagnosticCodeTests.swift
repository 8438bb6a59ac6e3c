import Foundation
import InterludeUI
import Testing

struct DiagnosticCodeTests {
  /// The codes that the sources raise, read as text.
  private func raised() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/InterludeUI")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var codes: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      codes.formUnion(text.matches(of: /(?:misuse|report)\(\s*\.([A-Z]\d+),/).map { String($0.1) })
    }
    return codes
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
