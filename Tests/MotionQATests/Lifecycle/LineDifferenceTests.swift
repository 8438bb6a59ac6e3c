import MotionQA
import Testing

struct LineDifferenceTests {
  @Test func equalTextsDoNotDiffer() {
    #expect(LineDifference(from: "a\nb\n", to: "a\nb\n").isEmpty)
  }

  @Test func goneAndNewLinesAreNumberedInTheirTexts() {
    let difference = LineDifference(from: "a\nb\nc\nd\n", to: "a\nx\nc\ny\nd\n")
    #expect(difference.description == "- 2: b\n+ 2: x\n+ 4: y")
  }

  @Test func fromNothingAndToNothing() {
    #expect(LineDifference(from: "", to: "a\n").description == "+ 1: a")
    #expect(LineDifference(from: "a\n", to: "").description == "- 1: a")
  }
}
