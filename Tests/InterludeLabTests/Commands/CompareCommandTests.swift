import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct CompareCommandTests {
  private let test: TestLab
  private let folder: TemporaryFolder
  /// The view that moves, by its place.
  private let bar = "SlideViewController.view/UIView[0]"

  init() throws { (test, folder) = (try TestLab(), try TemporaryFolder()) }

  /// Records the scene in which a bar slides, and gives the recording's folder.
  private func record(framesPerSecond: Int, as name: String) -> String {
    let path = "\(folder.path)/\(name)"
    let command = ["record", "slide", "-o", path, "--fps", "\(framesPerSecond)", "--no-filmstrip"]
    #expect(test.run(command) == nil)
    return "\(path)/slide"
  }

  @Test func aRecordingIsTheSameAsOneOfAnotherRate() {
    let (phone, here) = (record(framesPerSecond: 50, as: "phone"), record(framesPerSecond: 60, as: "here"))
    #expect(test.run("compare", phone, here, "--unnamed") == nil)
    #expect(test.answers.last == "slide: same")
    #expect(test.answers.contains { $0.hasPrefix("\(bar) center.x: linear(duration: 0.5), 0.250 s to 0.750 s") })
    #expect(!test.remarks.contains { $0.contains("is later than") }, "\(test.remarks)")
  }

  @Test func howMuchLaterARecordingIsIsTold() throws {
    let (phone, here) = (record(framesPerSecond: 60, as: "phone"), record(framesPerSecond: 60, as: "here"))
    var trace = try Trace.read("\(here)/trace.json")
    let index = try #require(trace.views.firstIndex { $0.name == bar })
    let values = trace.views[index].moving[0].values
    trace.views[index].moving[0].values = Array(repeating: values[0], count: 3) + values.dropLast(3)
    // As on a phone, where no times of animations are on record.
    trace.views[index].turns = [:]
    try OutputFile.write(trace.text, to: "\(here)/trace.json")

    #expect(test.run("compare", phone, here, "--unnamed", "--tolerance", "seconds=0.06") == nil)
    #expect(test.remarks.contains("\(here) is later than \(phone), stretch by stretch of motion, by 0.050 s."))
  }

  @Test func aSceneIsRecordedForTheComparison() {
    let phone = record(framesPerSecond: 30, as: "phone")
    #expect(test.run("compare", "\(phone)/trace.json", "slide", "--unnamed") == nil)
    #expect(test.answers.last == "slide: same")
  }

  @Test func whatDiffersIsToldInTheWordsOfVerify() throws {
    let phone = record(framesPerSecond: 60, as: "phone")
    var trace = try Trace.read("\(phone)/trace.json")
    let index = try #require(trace.views.firstIndex { $0.name == bar })
    trace.views[index].moving[0].values = trace.views[index].moving[0].values.map { $0 + 5 }
    try OutputFile.write(trace.text, to: "\(phone)/trace.json")

    #expect(test.run("compare", phone, "slide", "--unnamed")?.status == 1)
    #expect(
      test.answers.suffix(2) == [
        "slide: different in 1",
        "  \(bar) center.x at frame 1 (0.017 s): expected 50 pt, got 45 pt. It is 5 pt less throughout.",
      ], "\(test.answers)")
    #expect(test.run("compare", phone, "slide", "--unnamed", "--tolerance", "points=5") == nil)
  }

  @Test func aSceneInThePlaceOfTheRecordingIsToldWithTheCommandsToType() throws {
    let phone = record(framesPerSecond: 60, as: "phone")

    let scenes = try #require(test.run("compare", "slide", "slide"))
    #expect(scenes.status == 64)
    #expect(scenes.message.contains("slide is a scene, and what it is held against is a recording: make one by "))
    #expect(scenes.message.contains("interlude record slide -o recordings`, then `"))
    #expect(scenes.message.contains("interlude compare recordings/slide slide`."))
    let turned = try #require(test.run("compare", "slide", phone))
    #expect(turned.status == 64 && turned.message.contains("the recording comes first: `"))
    #expect(turned.message.contains("interlude compare \(phone) slide`."))
  }

  @Test func aFolderOfRecordingsNamesThem() {
    _ = record(framesPerSecond: 60, as: "phone")
    let parent = "\(folder.path)/phone"

    #expect(test.run("compare", parent, "slide")?.status == 2)
    #expect(
      test.answers.last
        == "  \(parent) is no recording, but has some in it: give one of \(parent)/slide.", "\(test.answers)")
    #expect(test.run("compare", "\(folder.path)/", "slide")?.status == 2)
    #expect(
      test.answers.last
        == "  \(folder.path) is a folder without trace.json, and so no recording: check the path, or record one.")
    #expect(test.run("curve", "--fit", "\(parent)#bar.center.x")?.message.contains("\(parent)/slide") == true)
  }

  @Test func aSceneThatIsMisspelledIsAskedFor() {
    let phone = record(framesPerSecond: 60, as: "phone")
    #expect(test.run("compare", phone, "slid")?.status == 2)
    #expect(test.answers.last == "  There is no recording and no scene \"slid\". Did you mean \"slide\"?")
  }

  @Test(arguments: [["--system", "iOS26"], ["--appearance", "dark"], ["--text-size", "small"]])
  func whatDoesNothingToARecordingIsRefused(option: [String]) throws {
    let phone = record(framesPerSecond: 60, as: "phone")
    let failure = try #require(test.run(["compare", phone, phone] + option))
    #expect(failure.status == 64)
    #expect(failure.message.contains("\(option[0]) is for a scene, which is recorded now, and \(phone) is on record"))
    #expect(test.run(["compare", phone, "slide", "--unnamed"] + option)?.status != 64)
  }

  @Test(arguments: [["", "slide"], ["phone", ""]])
  func anEmptyNameIsRefused(names: [String]) throws {
    let failure = try #require(test.run(["compare"] + names))
    #expect(failure.status == 64 && failure.message.hasPrefix("Error: An empty name is no recording"))
  }

  @Test func whatCannotBeComparedIsSaidInASentence() throws {
    let phone = record(framesPerSecond: 60, as: "phone")
    try OutputFile.write("dear diary", to: "\(folder.path)/diary.json")

    #expect(test.run("compare", "\(folder.path)/diary.json", phone)?.status == 2)
    #expect(test.answers.last?.contains("diary.json is not an intact trace: it is no JSON") == true)
    #expect(test.run("compare", phone, "\(folder.path)/none")?.status == 2)
    #expect(test.answers.last?.contains("There is no trace at \(folder.path)/none") == true)
    #expect(test.run("compare", phone, "still")?.status == 2)
    #expect(test.answers.last?.contains("Nothing moves in both recordings") == true)
  }
}
