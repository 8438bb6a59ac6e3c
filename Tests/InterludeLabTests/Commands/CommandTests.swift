import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import PictureFiles
import MotionQA
import Testing

@testable import InterludeLab

struct CommandTests {
  private let test: TestLab
  private let temporary = TemporaryFolder.unmade()
  private var folder: URL { URL(fileURLWithPath: temporary.path) }

  init() throws {
    test = try TestLab()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test func listNamesTheScenes() {
    #expect(test.run("list") == nil)
    #expect(test.answers == ["slide     Slide", "still     Still", "careless  Careless"])
  }

  @Test func scriptTellsWhenAndWhereTheTapsAre() {
    #expect(test.run("script", "slide") == nil)
    #expect(test.answers == ["0.250 tap 150 430"])
  }

  @Test func snapshotWritesAFrameInPixels() throws {
    #expect(
      test.run("snapshot", "slide", "--at", "0.5", "-o", path("a.png"), "--scale", "1", "--size", "390x844") == nil)

    let image = try ImageFile.read(path("a.png"))
    #expect(image.width == 390)
    #expect(image.height == 844)
    // The bar has gone half its way: from x = 20 to 70.
    func pixel(_ x: Int) -> UInt32 { image.pixels[325 * 390 + x] }
    #expect(pixel(68) == 0xFFFF_FFFF)
    #expect(pixel(72) == 0xFF00_00FF)
    #expect(pixel(118) == 0xFF00_00FF)
    #expect(pixel(122) == 0xFFFF_FFFF)
  }

  @Test(arguments: [["views", "slide", "--at"], ["filmstrip", "slide", "-o", "-", "--frames", "2", "--to"]])
  func aTimeAfterTheEndIsToldOf(command: [String]) throws {
    #expect(test.run(command + ["1"]) == nil)
    #expect(test.remarks.isEmpty)
    #expect(test.run(command + ["1.5"]) == nil)
    #expect(test.remarks.count == 1)
    let remark = try #require(test.remarks.first)
    #expect(remark.hasPrefix("The script of slide ends at 1.000 s: the frame at 1.500 s "))
    #expect(remark.hasSuffix("give \(command.last ?? "") a time up to 1.000."))
  }

  @Test func aSnapshotAfterTheEndSaysSo() throws {
    #expect(test.run("snapshot", "slide", "--at", "1", "-o", path("a.png"), "--scale", "1") == nil)
    #expect(test.remarks == [])
    #expect(test.run("snapshot", "slide", "--at", "2.5", "-o", path("b.png"), "--scale", "1") == nil)
    #expect(
      test.remarks == [
        "The script of slide ends at 1.000 s: the frame at 2.500 s shows what goes on by itself after it. "
          + "For a frame of its transition give --at a time up to 1.000."
      ])
    #expect(try ImageFile.read(path("a.png")) == ImageFile.read(path("b.png")), "the bar rests")
  }

  @Test func snapshotWithoutASceneIsTheHomeScreenOfAnySize() throws {
    #expect(test.run("snapshot", "-o", path("home.png"), "--scale", "2", "--size", "340.5x225") == nil)

    let image = try ImageFile.read(path("home.png"))
    #expect(image.width == 681)
    #expect(image.height == 450)
    // The grouped background, with white rows on it.
    #expect(image.pixels[20 * 681 + 300] == 0xFFF2_F2F7)
    #expect(image.pixels[330 * 681 + 300] == 0xFFFF_FFFF)
  }

  @Test func viewsTellsWhatAScriptCanTap() {
    #expect(test.run("views", "slide") == nil)
    #expect(test.answers.contains("slide 100.0 400.0 100.0 60.0"))

    #expect(test.run("views", "--size", "320x480") == nil)
    #expect(test.answers.contains { $0.wholeMatch(of: /still 16\.0 [0-9.]+ 288\.0 82\.0/) != nil })
  }

  @Test func viewsAreThoseThatTheFirstStepMayTapAndNoneThatIsCovered() throws {
    let scene = Scene(
      name: "presenting", title: "Presenting", summary: "", script: InputScript(duration: 1, [.tap("present", at: 0)])
    ) { SlideViewController() }
    let test = try TestLab(with: [scene])
    #expect(test.run("views", "presenting") == nil)
    #expect(test.answers.contains { $0.hasPrefix("present ") } && test.answers.contains { $0.hasPrefix("slide ") })
    let count = test.answers.count

    #expect(test.run("views", "presenting", "--at", "0.9") == nil)
    #expect(!test.answers.dropFirst(count).contains { $0.hasPrefix("slide ") }, "a screen lies over it")
  }

  @Test func timeBeforeTheTapShowsTheSceneAtRest() throws {
    for (time, name) in [("-1", "a.png"), ("-0.01", "b.png"), ("0", "c.png")] {
      #expect(test.run("snapshot", "slide", "--at", time, "-o", path(name), "--scale", "1") == nil)
    }

    #expect(try ImageFile.read(path("a.png")) == ImageFile.read(path("b.png")))
    #expect(try ImageFile.read(path("b.png")) == ImageFile.read(path("c.png")))
  }

  @Test func ofManyScenesTheNearestIsNamedAndNotAll() throws {
    let more = (1...20).map { number in
      Scene(name: "more-\(number)", title: "More", summary: "More", script: InputScript(duration: 1, [])) {
        UIViewController()
      }
    }
    let failure = try #require(TestLab(with: more).run("script", "slid"))
    #expect(failure.message.contains("Did you mean \"slide\"? `swift run interlude list` lists the scenes."))
    #expect(!failure.message.contains("more-1"))
  }

  @Test func filmstripWritesAPicture() throws {
    #expect(test.run("filmstrip", "slide", "-o", path("strip.png"), "--frames", "3") == nil)

    #expect(try ImageFile.read(path("strip.png")).width == 2 * (64 + 3 * 156 + 2 * 20))
  }

  @Test(
    arguments: [
      (
        ["snapshot", "slid", "--at", "0", "-o", "x.png"],
        "There is no scene \"slid\". Did you mean \"slide\"? The scenes are: slide, still, careless."
      ),
      (["script", ""], "The scenes are: slide, still, careless."),
      (["filmstrip", "x", "-o", "x.png"], "The scenes are: slide, still, careless."),
      (["--scene", "x"], "The scenes are: slide, still, careless."),
      (["snapshot", "slide", "--at", "nan", "-o", "x.png"], "from -1 to 600"),
      (["snapshot", "slide", "--at", "inf", "-o", "x.png"], "from -1 to 600"),
      (["snapshot", "slide", "--at", "-1.5", "-o", "x.png"], "from -1 to 600"),
      (["snapshot", "slide", "--at", "soon", "-o", "x.png"], "from -1 to 600"),
      (["snapshot", "slide", "--at", "0", "-o", "x.png", "--scale", "0"], "from 0.25 to 8"),
      (["snapshot", "slide", "--at", "0", "-o", "x.png", "--scale", "1e9"], "from 0.25 to 8"),
      (["snapshot", "slide", "--at", "0", "-o", "x.png", "--size", "390"], "such as 390x844"),
      (["snapshot", "slide", "--at", "0", "-o", "x.png", "--size", "0x9"], "such as 390x844"),
      (["snapshot", "slide", "--at", "0", "-o", "x.png", "--size", "1x2x3"], "such as 390x844"),
      (["snapshot", "slide", "-o", "x.png"], "--at"), (["snapshot", "slide", "--at", "0"], "name it with -o"),
      (["filmstrip", "slide", "-o", "x.png", "--frames", "1"], "from 2 to 48"),
      (["filmstrip", "slide", "-o", "x.png", "--frames", "2.5"], "from 2 to 48"),
      (["filmstrip", "slide", "-o", "x.png", "--from", "0.5", "--to", "0.2"], "must end after it begins"),
      (["--freeze", "-1"], "from 0 to 600"), (["window", "--freeze", "-1"], "from 0 to 600"),
      (["--freeze", "nan"], "from 0 to 600"), (["--scale", "9"], "from 0.25 to 8"),
      (["dance"], "The commands are: window, list, script, views, snapshot, filmstrip, record, "),
      (["--fast"], "--fast"),
    ])
  func badArgumentsGetASentenceAndStatus64(arguments: [String], words: String) throws {
    let failure = try #require(test.run(arguments))

    #expect(failure.status == 64)
    #expect(failure.message.contains(words), "\(failure.message)")
  }

  @Test func anUnwritableFileIsNamedWithARemedy() throws {
    try OutputFile.write("", to: path("file"))
    let target = path("file/a.png")
    let failure = try #require(test.run("snapshot", "slide", "--at", "0", "-o", target))

    #expect(failure.status == 1)
    #expect(failure.message.contains(target))
    #expect(failure.message.contains("check that its folder exists"))
  }

  @Test func checkNamesMistakesAndFailsIfThereAreAny() throws {
    #expect(test.run("check", "slide", "still") == nil)
    #expect(test.answers == ["slide: no mistakes.", "still: no mistakes."])
    let failure = try #require(test.run("check", "slide", "careless"))
    #expect(failure.status == 1)
    #expect(test.answers.count == 4)
    #expect(test.answers[3].hasPrefix("careless 0.250 s F4 error: CarelessAnimator called completeTransition(true)"))
    #expect(test.remarks == ["`swift run interlude explain F4` tells what it means."])
  }

  @Test func checkTellsMistakesAsJSON() throws {
    struct Checked: Decodable {
      struct Mistake: Decodable {
        var code, severity, message, remedy: String
        var time, last: Double
        var count: Int
      }
      var scene: String
      var mistakes: [Mistake]
      var failure: String?
    }
    #expect(test.run("check", "slide", "careless", "--json")?.status == 1)

    #expect(test.answers.count == 1)
    let checked = try JSONDecoder().decode([Checked].self, from: test.written)
    #expect(checked.map(\.scene) == ["slide", "careless"] && checked.allSatisfy { $0.failure == nil })
    #expect(checked[0].mistakes.isEmpty && checked[1].mistakes.count == 1)
    let mistake = try #require(checked[1].mistakes.first)
    #expect([mistake.code, mistake.severity] == ["F4", "error"])
    #expect(mistake.time == 0.25 && mistake.last == 0.25 && mistake.count == 1)
    #expect(mistake.message.hasPrefix("CarelessAnimator called completeTransition(true)"))
    #expect(!mistake.remedy.isEmpty)
  }

  /// The push that goes wrong is why there is nothing to tap afterwards.
  @Test func checkNamesTheMistakesBeforeTheStepThatTheyMakeImpossible() throws {
    let test = try TestLab(with: [
      Scene(
        name: "careless-and-on", title: "Careless", summary: "A push goes wrong",
        script: InputScript(duration: 1, [.tap("push", at: 0.25), .tap("never there", at: 0.5)]),
        expectedDiagnostics: ["F4"]
      ) { CarelessViewController() }
    ])
    let failure = try #require(test.run("check", "careless-and-on"))
    #expect(failure.status == 1 && failure.message.contains("tap \"never there\""))
    #expect(test.answers.count == 1 && test.answers[0].hasPrefix("careless-and-on 0.250 s F4 error: "))
    #expect(test.remarks == ["`swift run interlude explain F4` tells what it means."])

    #expect(test.run("check", "careless-and-on", "--json")?.message == failure.message)
    #expect(test.answers.last?.contains("\"failure\" : \"") == true && test.answers.last?.contains("\"F4\"") == true)
  }

  @Test func lifecycleListsCallbacks() {
    #expect(test.run("lifecycle", "careless") == nil)
    let lines = test.answers[0].split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("0.250  CarelessAnimator") && $0.contains("animateTransition(using:)") })
  }

  @Test(arguments: [
    (NumberParsing.scale.description, "0.25 to 8"), (NumberParsing.moment.description, "-1 to 600"),
    (NumberParsing.tolerance.description, "0.00001 to 0.1"), (NumberParsing.curveDuration.description, "0.001 to 600"),
    (NumberParsing.sampleCount.description, "2 to 100000"), (NumberParsing.framesPerSecond.description, "1 to 480"),
  ])
  func rangesAreSpelledAsTheyAreTyped(range: String, words: String) { #expect(range == words) }

  /// Its functions are called as the program is; the tests' own is started by two words.
  @Test(arguments: ["bash", "zsh", "fish"]) func aCompletionScriptHasTheProgramsNameForItsFunctions(shell: String)
    throws
  {
    let script = try #require(test.run("--generate-completion-script", shell))

    #expect(Program.running.command == "swift run")
    #expect(script.status == 0 && script.message.contains(Program.running.name))
    #expect(!script.message.contains("swift run") && !script.message.contains("swift_run"))
    #expect(test.run("--help")?.message.contains("swift run") == true, "help says what is typed")
  }

  @Test func helpIsNotAnError() throws {
    let help = try #require(test.run("--help"))

    #expect(help.status == 0)
  }
}
