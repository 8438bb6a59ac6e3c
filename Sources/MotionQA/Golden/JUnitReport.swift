/// Verdicts in the XML that CI systems read, after the schema of Apache Ant's JUnit task: the first cause is the message, and
/// everything is in the body, what follows from a cause under it.
public nonisolated struct JUnitReport {
  /// The verdicts, a test case each.
  public let verdicts: [Verdict]

  /// A report of verdicts.
  public init(_ verdicts: [Verdict]) { self.verdicts = verdicts }

  /// The file's text, without times, so that equal verdicts make equal files.
  public var text: String {
    let failures = verdicts.count { if case .different = $0.outcome { true } else { false } }
    let errors = verdicts.count { if case .incomparable = $0.outcome { true } else { false } }
    let cases = verdicts.map(testCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="interlude verify" tests="\(verdicts.count)" failures="\(failures)" errors="\(errors)">
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ verdict: Verdict) -> String {
    let head = "    <testcase classname=\"interlude\" name=\"\(verdict.scene.escapedForMarkup)\""
    guard let first = verdict.lines.first else { return "\(head)/>\n" }
    let element = if case .incomparable = verdict.outcome { "error" } else { "failure" }
    let body = verdict.allLines.joined(separator: "\n").escapedForMarkup
    return "\(head)>\n      <\(element) message=\"\(first.escapedForMarkup)\">\(body)</\(element)>\n    </testcase>\n"
  }
}
