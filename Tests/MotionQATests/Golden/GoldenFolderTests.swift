import Foundation
import InterludeTestSupport
import InterludeUI
import Testing

@testable import MotionQA

struct GoldenFolderTests {
  private let temporary = TemporaryFolder.unmade()
  private var folder: GoldenFolder { GoldenFolder(temporary.path) }
  private let bundle = RecordedBundle(trace: .of([.moving(along: Spring(dampingRatio: 0.8, response: 0.5))]))

  @Test func aGoldenWithoutTransitionsSaysWhatItLacks() throws {
    var other = bundle
    other.trace.transitions = nil
    try folder.write(other, environment: [:])
    other.trace.views[0].moving[0].values[40] += 3
    #expect(
      GoldenCheck(other, in: folder).verdict.lines.last?.contains("of an older version, without transitions") == true)
  }

  private func message(_ verdict: Verdict) -> String { verdict.lines.joined() }

  @Test func aMissingGoldenIsNoSuccess() {
    let verdict = GoldenCheck(bundle, in: folder).verdict
    #expect(Verdict.status(of: [verdict]) == 2)
    #expect(message(verdict).contains("There is no golden of test at \(folder.path)/test/trace.json"))
    #expect(message(verdict).contains("`swift run interlude verify test --update --goldens \(folder.path)`"))
  }

  @Test func whatWasWrittenIsTheSameAfterwards() throws {
    try folder.write(bundle, environment: ["CI": ""])
    #expect(GoldenCheck(bundle, in: folder).verdict.outcome == .same)
    #expect(folder.scenes == ["test"])
  }

  @Test func continuousIntegrationWritesNoGolden() {
    #expect { try folder.write(bundle, environment: ["CI": "true"]) } throws: {
      "\($0)".contains("where the variable CI is set")
    }
    #expect(folder.scenes.isEmpty)
  }

  @Test func aGoldenOfAnotherSceneIsNotCompared() throws {
    try folder.write(bundle, environment: [:])
    try FileManager.default.moveItem(atPath: "\(folder.path)/test", toPath: "\(folder.path)/other")
    var other = bundle
    other.trace.scene = "other"
    #expect(message(GoldenCheck(other, in: folder).verdict).contains("is a recording of test, not of other"))
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    try Data().write(to: URL(fileURLWithPath: folder.path))
    #expect { try folder.write(bundle, environment: [:]) } throws: {
      "\($0)".hasPrefix("\(folder.path)/test/lifecycle.txt cannot be written (Not a directory)")
    }
  }

  @Test func statusIsThatOfTheWorst() {
    let same = Verdict(scene: "a", outcome: .same)
    let difference = TraceDifference(.lifecycle, expected: "x", actual: "y")
    let consequence = TraceDifference(.view("<card>"), expected: "a view", actual: "none")
    let different = Verdict(
      scene: "b", outcome: .different([Finding("It goes wrong.", difference, consequences: [consequence])]))
    let incomparable = Verdict(scene: "c", outcome: .incomparable("No <golden>."))
    #expect(Verdict.status(of: []) == 0)
    #expect(Verdict.status(of: [same, different]) == 1)
    #expect(Verdict.status(of: [incomparable, different, same]) == 2)

    let report = JUnitReport([same, different, incomparable]).text
    #expect(report.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(report.contains("<testcase classname=\"interlude\" name=\"a\"/>"))
    // The cause is the message, and what follows from it stands under it.
    #expect(report.contains("<failure message=\"It goes wrong. (1 difference)\">It goes wrong. (1 difference)\n  "))
    #expect(report.contains("\n  &lt;card&gt;: expected a view, got none.</failure>"))
    #expect(report.contains("<error message=\"No &lt;golden&gt;.\">"))
  }
}
