import InterludeUI
import Testing

@testable import MotionQA

struct LifecycleComparisonTests {
  private static let events = [
    LifecycleEvent(time: 0, subject: "Card", callback: "viewWillAppear(_:)", detail: "animated: true"),
    LifecycleEvent(time: 0.5, subject: "Pop", callback: "completeTransition(_:)", detail: "true"),
    LifecycleEvent(time: 0.5, subject: "Card", callback: "viewDidAppear(_:)", detail: "animated: true"),
    LifecycleEvent(time: 0.5, subject: "UIView #2", callback: "removeFromSuperview()"),
  ]
  private let golden = LifecycleTrace(events)

  private func words(_ change: (inout [LifecycleEvent]) -> Void) -> String? {
    var events = Self.events
    change(&events)
    return LifecycleComparison(expected: golden, actual: LifecycleTrace(events)).difference?.description
  }

  @Test func theSameCallsDoNotDiffer() {
    #expect(words { _ in } == nil)
  }

  @Test func aTimeFinerThanAMillisecondDoesNotCount() {
    #expect(words { $0[1].time += 1e-6 } == nil)
  }

  @Test func swappedCallsAreNamed() {
    #expect(
      words { $0.swapAt(1, 2) }
        == "lifecycle (0.500 s): expected Pop completeTransition(_:) true at 0.500 s, got Card viewDidAppear(_:) animated: true"
        + " at 0.500 s. The same calls come in another order.")
  }

  @Test func aLateCallIsTimed() {
    #expect(
      words { for index in 1...3 { $0[index].time = 0.517 } }?.hasSuffix("3 calls come, the first 17 ms later.") == true
    )
    #expect(words { $0[3].time = 0.4 }?.hasSuffix("One call comes 100 ms earlier.") == true)
  }

  @Test func missingAndNewCallsAreListed() {
    #expect(
      words { $0.remove(at: 2) }?.hasSuffix("One call is missing: Card viewDidAppear(_:) animated: true.") == true)
    #expect(
      words { $0[1].detail = "false" }?.contains("true; One call is new: Pop completeTransition(_:) false.") == true)
    #expect(
      words { $0.removeLast() }?.contains("expected UIView #2 removeFromSuperview() at 0.500 s, got nothing more")
        == true)
    #expect(words { $0 += $0 }?.contains("4 calls are new: ") == true)
  }

  @Test func whatIsWrittenReadsBackTheSame() throws {
    #expect(try LifecycleTrace(golden.text, path: "l.txt") == golden)
    #expect(try LifecycleTrace("", path: "l.txt").events.isEmpty)
  }

  @Test(arguments: [
    "dear diary", "0.5  Card", "soon  Card  viewDidLoad()", "nan  Card  viewDidLoad()", "0  a  b  c  d",
  ])
  func aForeignFileIsNamedWithItsLine(line: String) {
    #expect {
      try LifecycleTrace("0.000  Card  viewDidLoad()\n\(line)\n", path: "goldens/l.txt")
    } throws: {
      "\($0)".hasPrefix("Line 2 of goldens/l.txt is not a time")
    }
  }
}
