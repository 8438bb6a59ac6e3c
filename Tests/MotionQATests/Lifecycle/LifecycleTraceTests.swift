import Foundation
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

struct LifecycleTraceTests {
  @Test func textIsAlignedInColumns() {
    let trace = LifecycleTrace(
      [
        LifecycleEvent(time: 1, subject: "A", callback: "viewDidLoad()"),
        LifecycleEvent(time: 11.25, subject: "Longer #2", callback: "f(_:)", detail: "true"),
      ], zero: 1)

    #expect(
      trace.text == """
         0.000  A          viewDidLoad()
        10.250  Longer #2  f(_:)          true

        """)
  }

  /// An announcement is the app's own text.
  @Test(arguments: [
    "Saved.  2 items", "Saved.\n2 items", "a\r\nb", " a", "a ", " ", "   ", "a\\b", #"\u{A}"#, #"\u{"#, "\u{2028}",
    "a\tb ", "ä 1",
  ])
  func anyDetailIsReadAsItWasWritten(detail: String) throws {
    let work = try TemporaryFolder()
    let trace = LifecycleTrace([
      LifecycleEvent(time: 0, subject: "A", callback: "announcement", detail: detail),
      LifecycleEvent(time: 1, subject: "A", callback: "viewDidLoad()"),
    ])
    try Data(trace.text.utf8).write(to: URL(fileURLWithPath: work.path + "/l.txt"))
    #expect(trace.text.split(whereSeparator: \.isNewline).count == 2)
    #expect(try LifecycleTrace.read(work.path + "/l.txt") == trace)
  }

  @Test func linesEndAsOtherSystemsEndThem() throws {
    let work = try TemporaryFolder()
    let file = work.path + "/lifecycle.txt"
    try Data("0.000  A  viewDidLoad()\r\n0.250  B  f(_:)  true\r\n".utf8).write(to: URL(fileURLWithPath: file))

    let trace = try LifecycleTrace.read(file)

    #expect(trace.text == "0.000  A  viewDidLoad()\n0.250  B  f(_:)          true\n")
  }
}
