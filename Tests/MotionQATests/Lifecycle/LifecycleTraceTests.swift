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
}
