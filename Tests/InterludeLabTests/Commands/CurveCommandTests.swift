import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import PictureFiles
import Testing

@testable import InterludeLab

struct CurveCommandTests {
  private let test: TestLab
  private let temporary = TemporaryFolder.unmade()
  private var folder: URL { URL(fileURLWithPath: temporary.path) }

  init() throws {
    test = try TestLab()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test func withoutOptionsItPrintsATable() {
    #expect(test.run("curve", "linear(duration: 0.5)", "--samples", "3") == nil)
    #expect(
      test.answers == [
        """
        linear(duration: 0.5)
        0.500 s · half way at 0.250 s · fastest 2.00/s at 0.000 s
          time/s         value      velocity/s
          0.0000      0.000000        2.000000
          0.2500      0.500000        2.000000
          0.5000      1.000000        2.000000
        """
      ])
  }

  @Test func csvHasARowForEachCurveAndFrame() {
    #expect(test.run("curve", "linear", "steps(2)", "--csv", "--fps", "2", "--duration", "1") == nil)
    #expect(
      test.answers == [
        """
        curve,time,value,velocity
        "linear",0,0,1
        "linear",0.5,0.5,1
        "linear",1,1,1
        "steps(2, jump-end)",0,0,0
        "steps(2, jump-end)",0.5,0.5,0
        "steps(2, jump-end)",1,1,0
        """
      ])
  }

  @Test func aRecordedMotionIsFitted() throws {
    #expect(test.run("record", "slide", "-o", folder.path) == nil)
    let place = "\(folder.path)/slide/trace.json#SlideViewController.view/UIView[0].center.x"
    #expect(test.run("curve", "--fit", place) == nil)
    #expect(test.answers.last?.hasPrefix("linear(duration: 0.5) from 45 to 145, 0.250 s to 0.750 s, off by ") == true)
    #expect(test.run("curve", "--fit", place, "--as", "css") == nil)
    #expect(test.answers.last?.contains("linear") == true)
    #expect(test.run("curve", "easeIn", "--fit", place, "--csv", "--samples", "2") == nil)
    #expect(test.answers.last?.contains("\"linear(duration: 0.5)\"") == true)
  }

  @Test func whatCannotBeFittedIsSaid() throws {
    #expect(test.run("record", "slide", "-o", folder.path) == nil)
    let trace = "\(folder.path)/slide/trace.json"
    func message(_ place: String) -> String { test.run("curve", "--fit", place)?.message ?? "" }

    let moon = test.run("curve", "--fit", "\(folder.path)/slide#UIView[0].centre.x")
    #expect(moon?.message.contains("Did you mean \"SlideViewController.view/UIView[0].center.x\"?") == true)
    #expect(moon?.status == 64)
    #expect(message("\(trace)#slide.alpha").contains("It never moves"))
    #expect(message("/nowhere/t.json#a.alpha").contains("There is no trace at /nowhere/t.json"))
    #expect(message(trace).contains("a recording, a # and a property"))
    #expect(test.run("curve")?.message.contains("name a curve") == true)
  }

  @Test func aRecordingsFolderDoesForItsTrace() throws {
    #expect(test.run("record", "slide", "-o", folder.path) == nil)
    #expect(test.run("curve", "--fit", "\(folder.path)/slide#SlideViewController.view/UIView[0].center.x") == nil)
    #expect(test.answers.last?.hasPrefix("linear(duration: 0.5) from 45 to 145") == true)
  }

  @Test func belowNothingStandsNoMark() {
    #expect(test.run("curve", "")?.message.contains("^") == false)
    #expect(test.run("curve", "wobble")?.message.hasSuffix("\n  wobble\n  ^") == true)
  }

  @Test func plotsAreWrittenAlikeEachTime() throws {
    let curves = ["curve", "spring(dampingRatio: 0.4, duration: 1)", "easeInOut"]
    for name in ["a", "b"] {
      #expect(test.run(curves + ["--svg", path("\(name).svg"), "--png", path("\(name).png"), "--dark"]) == nil)
    }

    #expect(test.answers == ["a.svg", "a.png", "b.svg", "b.png"].map(path))
    #expect(try ImageFile.read(path("a.png")).width == 1760)
    for end in ["svg", "png"] {
      #expect(
        try Data(contentsOf: folder.appendingPathComponent("a.\(end)"))
          == Data(contentsOf: folder.appendingPathComponent("b.\(end)")))
    }
  }

  @Test(
    arguments: [
      ("swift", "UIView.animate("), ("css", "animation-timing-function: linear(0, "), ("forms", "spring(mass: 1, "),
    ])
  func conversionsArePrinted(form: String, words: String) {
    #expect(test.run("curve", "bounce(0.3)", "--as", form) == nil)
    #expect(test.answers.count == 1)
    #expect(test.answers[0].contains(words))
  }

  @Test(
    arguments: [
      (["curve"], "<spec"), (["curve", "wobble"], "\"wobble\" is no curve"),
      (["curve", "bezier(2, 0, 1, 1)"], "the first x is 2 and must lie in 0…1"),
      (["curve", "easeIn", "--csv", "--json"], "Choose one of --csv, --json and --as."),
      (["curve", "easeIn", "--samples", "3", "--fps", "60"], "Choose one of --samples and --fps."),
      (["curve", "easeIn", "--samples", "1"], "from 2 to 100000"),
      (["curve", "easeIn", "--fps", "0"], "from 1 to 1000"),
      (["curve", "easeIn", "--duration", "-1"], "from 0.001 to 600"),
      (["curve", "bounce(0)", "--as", "css", "--tolerance", "nan"], "from 0.00001 to 0.1"),
      (["curve", "easeIn", "--as", "forms"], "only springs have other forms"),
      (["curve", "decay(velocity: 99)", "--as", "swift"], "UIKit has no animation for"),
      (["curve", "easeIn", "--as", "java"], "--as"),
    ])
  func badArgumentsGetASentenceAndStatus64(arguments: [String], words: String) throws {
    let failure = try #require(test.run(arguments))

    #expect(failure.status == 64)
    #expect(failure.message.contains(words), "\(failure.message)")
    #expect(test.answers.isEmpty)
  }

  @Test func aSpringThatNeverRestsIsToldInWordsThatAgreeWithTheRange() throws {
    #expect(test.run("curve", "spring(dampingRatio: 0, duration: 1)") == nil)
    #expect(
      test.remarks == [
        "spring(dampingRatio: 0, duration: 1): dampingRatio is 0, with which no spring comes to rest, so 0.01 is used."
      ])
    for ratio in ["-1", "1001"] {
      for rest in ["duration: 1", "response: 0.5"] {
        let failure = try #require(test.run("curve", "spring(dampingRatio: \(ratio), \(rest))"))
        #expect(failure.message.contains("the dampingRatio is \(ratio) and must lie in 0…1000"))
      }
    }
  }

  @Test(arguments: ["--svg", "--png"])
  func anUnwritableFileIsNamedWithARemedy(option: String) throws {
    try OutputFile.write("", to: path("file"))
    let target = path("file/a")
    let failure = try #require(test.run("curve", "easeIn", option, target))

    #expect(failure.status == 1)
    #expect(failure.message.contains(target))
    #expect(failure.message.contains("check that its folder exists"))
  }
}
