import Foundation
import InterludeUI
import MotionQA
import SDLStage
import Testing

@testable import InterludeLab

struct RecordingCommandTests {
  private let test: TestLab
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  init() throws { test = try TestLab() }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func write(_ text: String, _ name: String) throws { try OutputFile.write(text, to: "\(folder)/\(name)") }

  @Test func recordWritesNumbersAndPictures() throws {
    #expect(test.run("record", "slide", "-o", folder, "--fps", "10", "--frames", "--scale", "0.5") == nil)

    #expect(test.answers == ["\(folder)/slide"])
    let trace = try Trace.read("\(folder)/slide/trace.json")
    #expect((trace.scene, trace.framesPerSecond, trace.frameCount) == ("slide", 10, 11))
    #expect(trace.steps == ["0.250 tap 150 430"])
    #expect(try LifecycleTrace.read("\(folder)/slide/lifecycle.txt").events.isEmpty)
    let environment = try #require(try RecordingEnvironment.read("\(folder)/slide/environment.json"))
    #expect(environment.versions["FreeType"]?.hasPrefix("2.") == true)
    #expect(environment.versions["font"] == nil, "this lab draws its letters as blocks")
    #expect(trace.views.contains { $0.moving.map(\.property) == [.centerX] })
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/slide/frames").sorted()
    #expect(names.count == 11 && names.first == "0000.png" && names.last == "0010.png")
    #expect(try ImageFile.read("\(folder)/slide/frames/0005.png").width == 195)
    #expect(try ImageFile.read("\(folder)/slide/filmstrip.png").width > 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["slide"], "nothing is left aside")
  }

  @Test func withoutAFilmstripThereAreOnlyNumbers() throws {
    #expect(test.run("record", "slide", "-o", folder, "--fps", "10", "--no-filmstrip") == nil)

    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/slide").sorted()
    #expect(names == ["environment.json", "lifecycle.txt", "trace.json"])
  }

  @Test func anAnimatedPictureHasAllFrames() throws {
    #expect(
      test.run("record", "slide", "-o", folder, "--fps", "10", "--animated", "apng", "--scale", "0.25") == nil)

    let path = "\(folder)/slide/animation.apng"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    // A reader that knows nothing of animation sees the first frame.
    #expect(try ImageFile.read(path).width == 98)
    let names = ["acTL", "fcTL", "IDAT", "fdAT", "IEND"]
    let counts = names.map { name in
      String(decoding: data, as: Unicode.ASCII.self).components(separatedBy: name).count - 1
    }
    #expect(counts[0] == 1 && counts[1] == 11 && counts[2] >= 1 && counts[3] >= 10 && counts[4] == 1)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/slide/frames"))
  }

  @Test func filmsWithoutTheirProgramGetASentence() {
    #expect { try Video(environment: ["PATH": "/nowhere"]) } throws: { "\($0)".contains("install the package ffmpeg") }
  }

  @Test func twoRecordingsAreTheSameToTheByte() throws {
    #expect(test.run("record", "slide", "-o", "\(folder)/a", "--fps", "20") == nil)
    #expect(test.run("record", "slide", "-o", "\(folder)/b/c", "--fps", "20") == nil)
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/slide") {
      #expect(
        FileManager.default.contentsEqual(
          atPath: "\(folder)/a/slide/\(file)", andPath: "\(folder)/b/c/slide/\(file)"))
    }
  }

  @Test func aFolderThatIsNoRecordingIsKept() throws {
    try write("dear", "slide/diary.txt")
    let failure = try #require(test.run("record", "slide", "-o", folder))
    #expect(failure.message.contains("\(folder)/slide is there already and is not a recording"))
    #expect(try text("slide/diary.txt") == "dear")
  }

  @Test func aFileInTheWayIsNamed() throws {
    try write("", "out")
    let failure = try #require(test.run("record", "slide", "-o", "\(folder)/out"))
    #expect(failure.message.contains("\(folder)/out"))
    #expect(failure.message.contains("check that"))
  }

  @Test func verifyComparesWithWhatUpdateWrote() throws {
    try withoutCI {
      #expect(test.run("verify", "--goldens", folder)?.status == 2)
      #expect(test.run("verify", "--goldens", folder, "--update", "--fps", "30") == nil)
      #expect(test.run("verify", "--goldens", folder, "--junit", "\(folder)/v.xml") == nil)
      let scenes = ["slide", "still", "careless"]
      #expect(test.answers.suffix(6) == scenes.map { "\($0): written" } + scenes.map { "\($0): same" })
      let report = try text("v.xml")
      #expect(report.contains("tests=\"3\" failures=\"0\" errors=\"0\""))
    }
  }

  @Test func verifySaysWhatIsDifferent() throws {
    try withoutCI {
      #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
      try write(
        try text("slide/trace.json").replacingOccurrences(of: "[30, 95, 200]", with: "[30, 96, 200]"),
        "slide/trace.json")
      #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
      #expect(test.answers.last?.contains("center.x at frame 30 (0.500 s): expected 96 pt, got 95 pt") == true)
      #expect(test.run("verify", "slide", "--goldens", folder, "--tolerance", "points=1") == nil)
    }
  }

  @Test func repetitionsAreCounted() throws {
    try withoutCI {
      #expect(test.run("verify", "slide", "still", "--goldens", folder, "--update") == nil)
      #expect(test.run("verify", "slide", "still", "--goldens", folder, "--repeat", "3") == nil)
      #expect(test.answers.suffix(2) == ["slide: same 3 times", "still: same 3 times"])
      #expect(test.run("verify", "careless", "--goldens", folder, "--repeat", "2")?.status == 2)
      #expect(test.answers.dropLast().last == "careless: not compared 2 times")
    }
  }

  @Test func whatIsNotTheSameEveryTimeIsTold() {
    let same = Verdict(scene: "flaky", outcome: .same)
    let different = Verdict(
      scene: "flaky", outcome: .different([TraceDifference(.lifecycle, expected: "a", actual: "b")]))

    let repeated = RepeatedVerdict([same, different, same, different, same])
    #expect(repeated.summary == "different in 1, 2 of 5 times" && repeated.worst == different)
    #expect(RepeatedVerdict([different]).summary == "different in 1")
  }

  @Test func anotherEnvironmentIsToldWhenNumbersDiffer() throws {
    try withoutCI {
      #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
      try write("{\"FreeType\": \"1.9.0\"}", "slide/environment.json")
      #expect(test.run("verify", "slide", "--goldens", folder) == nil)
      #expect(test.answers.last == "slide: same")
      try write("0.500  Card  viewDidLoad()\n", "slide/lifecycle.txt")
      #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
      #expect(test.answers.last?.hasPrefix("  The golden was recorded with FreeType 1.9.0, now 2.") == true)
      try FileManager.default.removeItem(atPath: "\(folder)/slide/environment.json")
      #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
      #expect(test.answers.last?.hasPrefix("  lifecycle") == true)
    }
  }

  @Test(arguments: ["exact", "perceptual"]) func verifyComparesPictures(measure: String) throws {
    try withoutCI {
      let options = ["slide", "--goldens", folder, "--pixels", measure]
      #expect(test.run(["verify"] + options + ["--update", "--fps", "30", "--size", "220x500"]) == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/slide/frames").count == 11)
      #expect(test.run(["verify"] + options) == nil)
      // The frame at a fifth of a second before the bar moves, in the place of one after it.
      try FileManager.default.copyItem(atPath: "\(folder)/slide/frames/0003.png", toPath: "\(folder)/kept.png")
      try FileManager.default.removeItem(atPath: "\(folder)/slide/frames/0027.png")
      try FileManager.default.moveItem(atPath: "\(folder)/kept.png", toPath: "\(folder)/slide/frames/0027.png")
      #expect(test.run(["verify"] + options + ["--report", "\(folder)/pages"])?.status == 1)
      #expect(
        test.answers.last
          == "  pixels at frame 27 (0.900 s): expected the picture that was kept, got 5000 other pixels. "
          + "4.545 % of the picture differs, within 150 × 50 pixels at (20, 300).")
      #expect(try text("pages/slide.html").contains("data-screen=\"difference\""))
    }
  }

  @Test func picturesThatAreMissingOrDamagedAreNamed() throws {
    try withoutCI {
      #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
      #expect(test.run("verify", "slide", "--goldens", folder, "--pixels", "exact")?.status == 2)
      #expect(test.answers.last?.contains("keeps no pictures in \(folder)/slide/frames") == true)
      try write("not a picture", "slide/frames/0000.png")
      #expect(test.run("verify", "slide", "--goldens", folder, "--pixels", "exact")?.status == 2)
      #expect(test.answers.last?.contains("slide/frames/0000.png cannot be read as a picture") == true)
    }
  }

  @Test func verifyComparesCallbacks() throws {
    try withoutCI {
      #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
      try write("0.500  Card  viewDidLoad()\n", "slide/lifecycle.txt")
      #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
      #expect(test.answers.last?.contains("One call is missing: Card viewDidLoad()") == true)
      try FileManager.default.removeItem(atPath: "\(folder)/slide/lifecycle.txt")
      #expect(test.run("verify", "slide", "--goldens", folder)?.status == 2)
      #expect(test.answers.last?.contains("There are no callbacks at \(folder)/slide/lifecycle.txt") == true)
    }
  }

  @Test func aDamagedGoldenAndOneWithoutASceneAreNoSuccess() throws {
    try withoutCI {
      #expect(test.run("verify", "--goldens", folder, "--update") == nil)
      try write(String(try text("slide/trace.json").prefix(200)), "slide/trace.json")
      #expect(test.run("verify", "slide", "--goldens", folder)?.status == 2)
      #expect(test.answers.last?.contains("\(folder)/slide/trace.json is not an intact trace") == true)
      try write("{}", "gone/trace.json")
      #expect(test.run("verify", "--goldens", folder)?.status == 2)
      #expect(test.answers.last?.contains("There is no scene gone, but a golden of it") == true)
    }
  }

  /// Goldens are refused where CI is set, and these tests run there too.
  private func withoutCI(_ body: () throws -> Void) throws {
    let value = ProcessInfo.processInfo.environment["CI"]
    unsetenv("CI")
    defer { if let value { setenv("CI", value, 1) } }
    try body()
  }

  @Test func aReportIsAPageOfItsOwn() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(test.run("report", "slide", "-o", "\(folder)/r.html", "--fps", "10") == nil)
    #expect(test.answers == ["\(folder)/r.html"])
    #expect(try text("r.html").contains("<h1>Slide</h1>"))
    #expect(test.run("record", "slide", "-o", folder, "--fps", "10", "--report") == nil)
    #expect(try text("slide/report.html") == text("r.html"))
  }

  @Test func whatDiffersGetsAReport() throws {
    try withoutCI {
      #expect(test.run("verify", "--goldens", folder, "--update", "--fps", "30") == nil)
      try write(
        try text("slide/trace.json").replacingOccurrences(of: "[15, 95, 200]", with: "[15, 96, 200]"),
        "slide/trace.json")
      #expect(test.run("verify", "--goldens", folder, "--report", "\(folder)/pages")?.status == 1)
      let page = try text("pages/slide.html")
      #expect(page.contains("What differs") && page.contains("expected 96 pt, got 95 pt"))
      #expect(page.contains("The expected side is redrawn") && page.contains("data-screen=\"difference\""))
      #expect(page.contains("Both recorded with FreeType 2."))
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pages") == ["slide.html"])
    }
  }

  @Test func metricsTellHowPropertiesMove() throws {
    #expect(test.run("metrics", "slide") == nil)
    #expect(
      test.answers.contains {
        $0.contains("center.x  45 → 145 pt at 0.250 s for 0.500 s  t10 0.050  t50 0.250  t90 0.450")
      })
    let failure = try #require(test.run("metrics", "slide", "--view", "moon"))
    #expect(failure.message.contains("There is no view \"moon\" in slide. What moves there: "))
  }

  @Test(
    arguments: [
      (["record", "slide"], "--output"), (["record", "slid", "-o", "x"], "There is no scene \"slid\""),
      (["record", "-o", "x", "--fps", "0"], "from 1 to 480"), (["record", "-o", "x", "--fps", "1e9"], "from 1 to 480"),
      (["record", "-o", "x", "--size", "99999x9"], "from 64 to 8192"),
      (["verify", "slid"], "The scenes are: slide, still, careless."),
      (["verify", "--tolerance", "points"], "as points=0.05"), (["verify", "--repeat", "0"], "from 1 to 1000"),
      (["verify", "--update", "--repeat", "2"], "leave out --repeat"),
      (["verify", "--tolerance", "inches=1"], "as points=0.05"),
      (["verify", "--tolerance", "points=-1"], "as points=0.05"), (["metrics", "x"], "There is no scene"),
      (["report", "x"], "There is no scene"),
      (["report", "-o", "x.html"], "name one scene"),
    ])
  func badArgumentsGetASentence(arguments: [String], words: String) throws {
    let failure = try #require(test.run(arguments))
    #expect(failure.status == 64)
    #expect(failure.message.contains(words), "\(failure.message)")
  }
}
