import ArgumentParser
import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import MotionQA
import PictureFiles
import Testing

@testable import InterludeLab

struct RecordingCommandTests {
  private let test: TestLab
  private let temporary = TemporaryFolder.unmade()
  private var folder: String { temporary.path }

  init() throws { test = try TestLab() }

  /// A window in which the scenes' buttons have just room, and pictures few pixels.
  private let small = ["--size", "220x500"]

  @Test func recordWritesNumbersAndPictures() throws {
    #expect(test.run(["record", "slide", "-o", folder, "--fps", "10", "--frames", "--scale", "0.5"] + small) == nil)

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
    #expect(try ImageFile.read("\(folder)/slide/frames/0005.png").width == 110)
    #expect(try ImageFile.read("\(folder)/slide/filmstrip.png").width > 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["slide"], "nothing is left aside")
  }

  @Test func withoutAFilmstripThereAreOnlyNumbers() throws {
    #expect(test.run("record", "slide", "-o", folder, "--fps", "10", "--no-filmstrip") == nil)

    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/slide").sorted()
    #expect(names == ["environment.json", "lifecycle.txt", "trace.json"])
  }

  @Test func anAnimatedPictureHasAllFrames() throws {
    let command = ["record", "slide", "-o", folder, "--fps", "10", "--animated", "apng", "--scale", "0.25"]
    #expect(test.run(command + small) == nil)

    let path = "\(folder)/slide/animation.apng"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    // A reader that knows nothing of animation sees the first frame.
    #expect(try ImageFile.read(path).width == 55)
    let names = ["acTL", "fcTL", "IDAT", "fdAT", "IEND"]
    let counts = names.map { name in
      String(decoding: data, as: Unicode.ASCII.self).components(separatedBy: name).count - 1
    }
    #expect(counts[0] == 1 && counts[1] == 11 && counts[2] >= 1 && counts[3] >= 10 && counts[4] == 1)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/slide/frames"))
  }

  @Test func anAnimatedPictureHasAPixelAPointAndOnlyWhatChanges() throws {
    #expect(
      test.run(["record", "slide", "-o", folder, "--fps", "10", "--animated", "apng", "--frames"] + small) == nil)

    #expect(try ImageFile.read("\(folder)/slide/animation.apng").width == 220)
    #expect(try ImageFile.read("\(folder)/slide/frames/0000.png").width == 440, "pictures by themselves are sharper")
    let chunks = try PNGChunk.chunks(of: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/slide/animation.apng")))
    let boxes = chunks.filter { $0.type == "fcTL" }.map { chunk in
      [4, 8, 12, 16].map { chunk.data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    // The bar, 50 points square, goes from x = 20 to x = 120 between 0.25 and 0.75 s, 20 points a frame.
    #expect(boxes[0] == [220, 500, 0, 0] && boxes[1] == [1, 1, 0, 0])
    #expect(boxes[5] == [70, 50, 50, 300], "\(boxes)")
  }

  @Test func filmsWithoutTheirProgramGetASentence() {
    #expect { try Video(environment: ["PATH": "/nowhere"]) } throws: { "\($0)".contains("install the package ffmpeg") }
  }

  @Test func twoRecordingsAreTheSameToTheByte() throws {
    #expect(test.run(["record", "slide", "-o", "\(folder)/a", "--fps", "20"] + small) == nil)
    #expect(test.run(["record", "slide", "-o", "\(folder)/b/c", "--fps", "20"] + small) == nil)
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/slide") {
      #expect(
        FileManager.default.contentsEqual(
          atPath: "\(folder)/a/slide/\(file)", andPath: "\(folder)/b/c/slide/\(file)"))
    }
  }

  @Test func aFolderThatIsNoRecordingIsKept() throws {
    try temporary.write("dear", "slide/diary.txt")
    let failure = try #require(test.run("record", "slide", "-o", folder))
    #expect(failure.message.contains("\(folder)/slide is there already and is not a recording"))
    #expect(try temporary.text("slide/diary.txt") == "dear")
  }

  @Test func aFileInTheWayIsNamed() throws {
    try temporary.write("", "out")
    let failure = try #require(test.run("record", "slide", "-o", "\(folder)/out"))
    #expect(failure.message.contains("\(folder)/out"))
    #expect(failure.message.contains("check that"))
  }

  @Test func verifyComparesWithWhatUpdateWrote() throws {
    #expect(test.run("verify", "--goldens", folder)?.status == 2)
    #expect(test.run("verify", "--goldens", folder, "--update", "--fps", "30") == nil)
    #expect(test.run("verify", "--goldens", folder, "--junit", "\(folder)/v.xml") == nil)
    let scenes = ["slide", "still", "careless"]
    #expect(test.answers.suffix(7) == scenes.map { "\($0): written" } + scenes.map { "\($0): same" } + ["3 same"])
    let report = try temporary.text("v.xml")
    #expect(report.contains("tests=\"3\" failures=\"0\" errors=\"0\""))
  }

  @Test func aMachineThatChecksWritesNoGolden() throws {
    let server = try TestLab(environment: ["CI": "true"])
    let failure = try #require(server.run("verify", "slide", "--goldens", folder, "--update"))
    #expect(failure.status == 1 && failure.message.contains("where the variable CI is set"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/slide"))
  }

  @Test func verifyNamesAMissingFolderOnceAndTheSceneOfAMistake() throws {
    let failure = try #require(test.run("verify", "--goldens", "\(folder)/none"))
    #expect(failure.status == 2 && failure.message.contains("\(folder)/none"))
    #expect(test.answers.isEmpty && test.remarks.isEmpty)
    let other = try TestLab(with: [
      Scene(
        name: "other", title: "Other", summary: "A push goes wrong",
        script: InputScript(duration: 1, [.tap("push", at: 0.25)])
      ) { CarelessViewController() }
    ])
    #expect(other.run("verify", "other", "--goldens", folder, "--update") == nil)
    #expect(other.run("record", "other", "-o", "\(folder)/recorded") == nil)
    #expect(other.run("filmstrip", "other", "-o", "\(folder)/other.png") == nil)
    #expect(other.remarks.count == 3 && other.remarks.allSatisfy { $0.hasPrefix("other: F4: ") }, "\(other.remarks)")
  }

  /// The scene makes its mistake on purpose.
  @Test func aMistakeThatIsExpectedIsNotWorthAWord() throws {
    #expect(test.run("verify", "careless", "--goldens", folder, "--update") == nil)
    #expect(test.run("verify", "careless", "--goldens", folder) == nil)
    #expect(test.run("record", "careless", "-o", "\(folder)/recorded") == nil)
    #expect(test.run("filmstrip", "careless", "-o", "\(folder)/careless.png") == nil)
    #expect(test.remarks == [])
  }

  @Test func anExpectedMistakeThatIsNotMadeIsMissed() throws {
    let scene = Scene(
      name: "careful", title: "Careful", summary: "Nothing goes wrong", script: InputScript(duration: 0.5, []),
      expectedDiagnostics: ["F4"]
    ) { UIViewController() }
    let test = try TestLab(with: [scene])
    #expect(test.run("record", "careful", "-o", "\(folder)/recorded") == nil)
    #expect(test.remarks == ["careful: It makes the mistake F4 on purpose, and has not made it."])
  }

  @Test func verifySaysWhatIsDifferent() throws {
    #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
    try temporary.write(
      try temporary.text("slide/trace.json").replacingOccurrences(of: "[30, 95, 200]", with: "[30, 96, 200]"),
      "slide/trace.json")
    #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
    #expect(test.answers.last?.contains("center.x at frame 30 (0.500 s): expected 96 pt, got 95 pt") == true)
    #expect(test.run("verify", "slide", "--goldens", folder, "--tolerance", "points=1") == nil)
  }

  @Test func repetitionsAreCounted() throws {
    #expect(test.run("verify", "slide", "still", "--goldens", folder, "--update") == nil)
    #expect(test.run("verify", "slide", "still", "--goldens", folder, "--repeat", "3") == nil)
    #expect(test.answers.suffix(3) == ["slide: same 3 times", "still: same 3 times", "2 same"])
    #expect(test.run("verify", "careless", "--goldens", folder, "--repeat", "2")?.status == 2)
    #expect(test.answers.dropLast().last == "careless: not compared 2 times")
  }

  @Test func whatIsNotTheSameEveryTimeIsTold() {
    let same = Verdict(scene: "flaky", outcome: .same)
    let different = Verdict(
      scene: "flaky", outcome: .different([Finding(TraceDifference(.lifecycle, expected: "a", actual: "b"))]))

    let repeated = RepeatedVerdict([same, different, same, different, same])
    #expect(repeated.summary == "different in 1, 2 of 5 times" && repeated.worst == different)
    #expect(RepeatedVerdict([different]).summary == "different in 1")
  }

  @Test func anotherEnvironmentIsToldWhenNumbersDiffer() throws {
    #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
    try temporary.write("{\"FreeType\": \"1.9.0\"}", "slide/environment.json")
    #expect(test.run("verify", "slide", "--goldens", folder) == nil)
    #expect(test.answers.last == "slide: same")
    try temporary.write("0.500  Card  viewDidLoad()\n", "slide/lifecycle.txt")
    #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
    #expect(test.answers.last?.hasPrefix("  The golden was recorded with FreeType 1.9.0, now 2.") == true)
    try FileManager.default.removeItem(atPath: "\(folder)/slide/environment.json")
    #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
    #expect(test.answers.last?.hasPrefix("  lifecycle") == true)
  }

  @Test(arguments: ["exact", "perceptual"]) func verifyComparesPictures(measure: String) throws {
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
    #expect(try temporary.text("pages/slide.html").contains("data-screen=\"difference\""))
  }

  @Test func picturesThatAreMissingOrDamagedAreNamed() throws {
    #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
    #expect(test.run("verify", "slide", "--goldens", folder, "--pixels", "exact")?.status == 2)
    #expect(test.answers.last?.contains("keeps no pictures in \(folder)/slide/frames") == true)
    try temporary.write("not a picture", "slide/frames/0000.png")
    #expect(test.run("verify", "slide", "--goldens", folder, "--pixels", "exact")?.status == 2)
    #expect(test.answers.last?.contains("slide/frames/0000.png cannot be read as a picture") == true)
  }

  @Test func verifyComparesCallbacks() throws {
    #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
    try temporary.write("0.500  Card  viewDidLoad()\n", "slide/lifecycle.txt")
    #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
    #expect(test.answers.last?.contains("One call is missing: Card viewDidLoad()") == true)
    try FileManager.default.removeItem(atPath: "\(folder)/slide/lifecycle.txt")
    #expect(test.run("verify", "slide", "--goldens", folder)?.status == 2)
    #expect(test.answers.last?.contains("There are no callbacks at \(folder)/slide/lifecycle.txt") == true)
  }

  @Test func aDamagedGoldenAndOneWithoutASceneAreNoSuccess() throws {
    #expect(test.run("verify", "--goldens", folder, "--update") == nil)
    try temporary.write(String(try temporary.text("slide/trace.json").prefix(200)), "slide/trace.json")
    #expect(test.run("verify", "slide", "--goldens", folder)?.status == 2)
    #expect(test.answers.last?.contains("\(folder)/slide/trace.json is not an intact trace") == true)
    try temporary.write("{}", "gone/trace.json")
    #expect(test.run("verify", "--goldens", folder)?.status == 2)
    #expect(test.answers.dropLast().last?.contains("There is no scene gone, but a golden of it") == true)
  }

  @Test func aReportIsAPageOfItsOwn() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(test.run(["report", "slide", "-o", "\(folder)/r.html", "--fps", "10"] + small) == nil)
    #expect(test.answers == ["\(folder)/r.html"])
    #expect(try temporary.text("r.html").contains("<h1>Slide</h1>"))
    #expect(test.run(["record", "slide", "-o", folder, "--fps", "10", "--report"] + small) == nil)
    #expect(try temporary.text("slide/report.html") == temporary.text("r.html"))
  }

  @Test func whatDiffersGetsAReport() throws {
    #expect(test.run(["verify", "--goldens", folder, "--update", "--fps", "30"] + small) == nil)
    try temporary.write(
      try temporary.text("slide/trace.json").replacingOccurrences(of: "[15, 95, 200]", with: "[15, 96, 200]"),
      "slide/trace.json")
    #expect(test.run("verify", "--goldens", folder, "--report", "\(folder)/pages")?.status == 1)
    let page = try temporary.text("pages/slide.html")
    #expect(page.contains("What differs") && page.contains("expected 96 pt, got 95 pt"))
    #expect(page.contains("The expected side is redrawn") && page.contains("data-screen=\"difference\""))
    #expect(page.contains("Both recorded with FreeType 2."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pages") == ["slide.html"])
  }

  @Test func metricsAreForMachinesToo() throws {
    #expect(test.run("metrics", "slide", "--csv") == nil)
    #expect(
      test.answers.last?.split(separator: "\n").last
        == ",SlideViewController.view/UIView[0],center.x,pt,45,145,0.25,0.5,0.05,0.25,0.45,0.4995,0,200,0,0,0,0,true")
    #expect(test.run("metrics", "slide", "--json") == nil)
    let json = try JSONSerialization.jsonObject(with: Data(try #require(test.answers.last).utf8)) as? [String: Any]
    let motions = try #require(json?["motions"] as? [[String: Any]])
    #expect(
      motions.count == 1 && motions[0]["duration"] as? Double == 0.5 && json?["settledWithin"] as? Double == 0.001)
    #expect(test.run("metrics", "still") == nil)
    #expect(test.answers.last == "Nothing moves.")
    #expect(test.run("metrics", "slide", "--json", "--csv")?.message.contains("Choose one of --json and --csv") == true)
  }

  @Test func whatFollowsFromACauseIsListedOnRequest() throws {
    #expect(test.run("verify", "slide", "--goldens", folder, "--update") == nil)
    // The tap came a tenth of a second earlier, and the bar moved as much earlier.
    var golden = try Trace.read("\(folder)/slide/trace.json")
    golden.steps = ["0.150 tap 150 430"]
    let index = try #require(golden.views.firstIndex { $0.moving.map(\.property) == [.centerX] })
    let track = golden.views[index].moving[0]
    golden.views[index].moving[0].values = Array(track.values.dropFirst(6)) + Array(repeating: 145, count: 6)
    golden.views[index].moving[0].velocities = Array(track.velocities.dropFirst(6)) + Array(repeating: 0, count: 6)
    golden.views[index].turns = [.centerX: [MotionTurn(time: 0.15, value: 45), MotionTurn(time: 0.65, value: 145)]]
    try temporary.write(golden.text, "slide/trace.json")

    #expect(test.run("verify", "slide", "--goldens", folder)?.status == 1)
    let lines = test.answers.suffix(3)
    #expect(lines.first == "slide: different in 1")
    #expect(
      lines.dropFirst().first?.contains("The script’s step 1 comes 0.1 s later: what comes later follows") == true)
    #expect(lines.last == "1 more difference follows from these; --all lists them.")
    #expect(test.run("verify", "slide", "--goldens", folder, "--all")?.status == 1)
    #expect(test.answers.last?.hasPrefix("    SlideViewController.view/UIView[0] center.x at frame ") == true)
  }

  @Test func helpSaysWhichTolerancesHold() {
    let help = RootCommand.helpMessage(for: VerifyCommand.self).split(whereSeparator: \.isWhitespace)
    let usual = Tolerances()
    #expect((usual.points, usual.scale, usual.degrees, usual.alpha, usual.seconds) == (0.01, 0.0005, 0.02, 0.002, 0))
    #expect(
      help.joined(separator: " ").contains("points 0.01, scale 0.0005, degrees 0.02, alpha 0.002, seconds 0. The one"))
  }

  @Test func aToleranceIsThatOfItsKind() throws {
    for (index, kind) in ["points", "scale", "degrees", "alpha", "seconds"].enumerated() {
      var tolerances = Tolerances()
      try ToleranceOption("\(kind)=\(index + 5)").apply(to: &tolerances)
      let numbers = [tolerances.points, tolerances.scale, tolerances.degrees, tolerances.alpha, tolerances.seconds]
      #expect(numbers.enumerated().filter { $0.element >= 5 }.map(\.offset) == [index])
      #expect(numbers[index] == Double(index + 5))
    }
  }

  @Test func helpSaysWhatSettledIs() {
    for command in [MetricsCommand.self, CurveCommand.self] as [any ParsableCommand.Type] {
      let help = RootCommand.helpMessage(for: command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(help.contains("within 0.1 % of the way for good"))
    }
  }

  /// A screen that becomes black at once, under a status bar that fades from black to white.
  @Test func furnitureIsOnlyThereOnRequest() throws {
    let test = try TestLab(with: [.black])
    func views(_ options: String...) throws -> [Substring] {
      #expect(test.run(["metrics", "black", "--csv"] + options) == nil)
      return try #require(test.answers.last).split(separator: "\n").dropFirst().map { $0.split(separator: ",")[0] }
    }

    #expect(try views() == ["BlackViewController.view"])
    let all = try views("--furniture")
    #expect(all.contains("BlackViewController.view"))
    let furniture = try #require(all.first { $0.hasPrefix("StatusBar") }, "\(all)")
    #expect(try Set(views("--view", String(furniture))) == [furniture])
    #expect(test.run("metrics", "black", "--view", String(furniture), "--furniture")?.status == 64)
  }

  @Test func metricsTellHowPropertiesMove() throws {
    #expect(test.run("metrics", "slide") == nil)
    let table = try #require(test.answers.last).split(separator: "\n").map(String.init)
    let row = try #require(table.first { $0.contains("center.x") })
    #expect(
      row.split(separator: " ").joined(separator: " ")
        == "center.x 45 pt 145 pt 0.250 0.500 0.050 0.250 0.450 0.499 0 % 200 pt/s 0.000 0")
    #expect(table.contains { $0.hasPrefix("Settled: within 0.1 % of the way for good") })
    #expect(table.count == 6, "a legend of two lines, headings and one motion: nothing of the status bar")
    let failure = try #require(test.run("metrics", "slide", "--view", "moon"))
    #expect(failure.message.contains("There is no view \"moon\" in slide. What moves there: "))
  }

  @Test(
    arguments: [
      (["record", "slide"], "name it with -o"), (["record", "slid", "-o", "x"], "There is no scene \"slid\""),
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
