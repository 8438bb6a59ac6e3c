import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// What `--with` takes, and what is said of edits that do nothing.
struct EditOptionTests {
  private let test: TestLab
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/edits.json" }

  init() throws { (test, folder) = (try TestLab(), try TemporaryFolder()) }

  /// The place of the call that slides the bar, found in its source.
  private let place: String = {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Support/SlideScene.swift")
    let lines = (try? String(contentsOf: source, encoding: .utf8))?.split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = lines?.firstIndex { $0.contains("UIView.animate(withDuration: 0.5") } ?? -1
    return "Tests/InterludeLabTests/Support/SlideScene.swift:\(line + 1)"
  }()

  private func write(_ text: String) throws { try OutputFile.write(text, to: path) }

  @Test(arguments: [["metrics"], ["lifecycle"], ["script"], ["check"], ["views"], ["filmstrip", "-o", "-"]])
  func anEditThatMeetsNoCallIsTold(command: [String]) throws {
    try write(#"{"calls": {"SlideScene.swift:3": {"duration": 2}, "\#(place)": {"duration": 0.4}}}"#)

    _ = test.run([command[0], "slide"] + command.dropFirst() + ["--with", path])

    let told = test.remarks.filter { $0.contains("was not used") }
    #expect(
      told.contains { $0.hasPrefix("The edit of SlideScene.swift:3 was not used: in slide no animating call is ") })
    // Where the script has got as far as the call, the other edit is used.
    guard command != ["views"] else { return }
    #expect(told.count == 1 && told[0].hasSuffix("at that place. The calls are at \(place)."), "\(told)")
  }

  @Test func anEditIsUsedThatOneOfSeveralScenesMeets() throws {
    try write(#"{"calls": {"\#(place)": {"duration": 0.4}}}"#)
    #expect(test.run("record", "slide", "still", "--with", path, "-o", folder.path, "--no-filmstrip") == nil)
    #expect(test.remarks.isEmpty, "\(test.remarks)")

    #expect(test.run("metrics", "still", "--with", path) == nil)
    #expect(
      test.remarks == [
        "The edit of \(place) was not used: in still no animating call is at that place, nor is there any other."
      ])
  }

  @Test func aGoldenIsNotTheSameInSilenceForWantOfACall() throws {
    let goldens = "\(folder.path)/goldens"
    #expect(test.run("verify", "slide", "--update", "--goldens", goldens) == nil)
    try write(#"{"calls": {"Slide.swift:1": {"delay": 0.1}}}"#)

    #expect(test.run("verify", "slide", "--goldens", goldens, "--with", path) == nil)

    #expect(test.answers.last == "slide: same")
    #expect(test.remarks.contains { $0.hasPrefix("The edit of Slide.swift:1 was not used: in slide ") })
  }

  @Test func theDurationOfTransitionsThatThereAreNotIsTold() throws {
    try write(#"{"calls": {}, "transitionDurations": {"CarelesAnimator": 1}}"#)

    #expect(test.run("metrics", "careless", "--with", path) == nil)

    #expect(
      test.remarks.contains(
        "The duration of transitions by CarelesAnimator was not used: in careless there is no transition by it. "
          + "The animators are CarelessAnimator."))
  }

  @Test(
    arguments: [
      (
        #"{"calls": {"A.swift:1": {"duration": -3}}}"#, "The edit of A.swift:1 in ",
        "has the duration -3: give 0 to 600 seconds."
      ),
      (
        #"{"calls": {"A.swift:1": {"delay": -0.5}}}"#, "The edit of A.swift:1 in ",
        "has the delay -0.5: give 0 to 600 seconds."
      ),
      (#"{"calls": {"A.swift:1": {"duration": 1e30}}}"#, "A.swift:1 in ", "give 0 to 600 seconds."),
      (
        #"{"calls": {}, "transitionDurations": {"Pop": 601}}"#, "The edit of transitions by Pop in ",
        "the duration 601: give"
      ),
      (#"{"calls": {"A.swift:1": {"duration": NaN}}}"#, "is no file of edits: it is no JSON", "It has \"calls\""),
      (#"{"calls": {"A.swift:1": {"duration": "1"}}}"#, "calls.A.swift:1.duration is not what belongs there", "It has"),
      (
        #"{"calls": {"A.swift:1": {"durration": 1}}}"#,
        "\"durration\" in the edit of A.swift:1 is no name that edits have", "It has"
      ),
      (
        #"{"calls": {}, "transitions": {"Pop": 1}}"#, "\"transitions\" in it is no name that edits have",
        "It has \"calls\""
      ),
      (#"{"transitionDurations": {"Pop": 1}}"#, "there is no \"calls\" in it", "It has"),
      ("[]", "it is not what belongs there", "It has"),
      ("", "it is no JSON, perhaps cut off", "It has"),
    ])
  func aFileThatIsNoneOfEditsIsToldWithThePlaceAndTheRange(text: String, beginning: String, end: String) throws {
    try write(text)

    let failure = try #require(test.run("metrics", "slide", "--with", path))

    #expect(
      failure.status == 64 && failure.message.contains(beginning) && failure.message.contains(end), "\(failure.message)"
    )
    #expect(failure.message.contains(path) && test.answers.isEmpty)
  }

  @Test func aFileThatCannotBeReadIsToldWithTheReason() {
    #expect(
      test.run("metrics", "slide", "--with", "\(path).none")?.message.contains("(No such file or directory)") == true)
    #expect(test.run("metrics", "slide", "--with", folder.path)?.message.contains("(Is a directory)") == true)
  }
}
