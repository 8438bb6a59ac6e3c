import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab
@testable import interlude

/// The scenes on each version of the system.
struct SystemTests {
  private let lab: Lab

  init() throws { lab = try GalleryScenes.lab() }

  private func record(_ scene: Scene, on system: SystemBehavior) throws -> RecordedBundle {
    var format = RecordingFormat.standard
    format.settings.system = system
    return try lab.record(scene, format)
  }

  @Test(arguments: await GalleryScenes.names)
  func everySceneRunsOnIOS26(name: String) throws {
    let scene = try lab.scene(named: name)
    let player = try ScenePlayer(
      of: scene, in: lab, size: WindowSize.standard, scale: 1, settings: DeviceSettings(system: .iOS26))
    player.stage.onDiagnostic = { _ in }
    let end = scene.script.duration
    // Scroll indicators that a screen has flashed as it came back stay and fade.
    let fading = 0.65
    let times = [ScenePlayer.earliest] + stride(from: 0.1, to: end, by: 0.3)
    let frames = try player.frames(at: times + [end + fading, end + 2]).map(\.displayList)
    #expect(frames[..<times.count].contains { $0 != frames[0] }, "something moves")
    #expect(frames[times.count] == frames[times.count + 1], "the end of the script is the end of the motion")
    #expect(player.stage.diagnostics.map(\.identifier) == scene.expectedDiagnostics)
  }

  @Test func aRecordingSaysWhichSystemItWasMadeOn() throws {
    let scene = try lab.scene(named: "defaults")
    #expect(try record(scene, on: .iOS26).environment?.system?.name == "iOS26")
    #expect(try lab.record(scene, .standard).environment?.system?.name == "iOS17")
  }

  @Test func aSceneMayAskForASystem() throws {
    var scene = try lab.scene(named: "defaults")
    scene.system = .iOS26
    #expect(try lab.record(scene, .standard).environment?.system?.name == "iOS26")
    #expect(try record(scene, on: .iOS17).environment?.system?.name == "iOS17", "the command line has the last word")
  }

  /// What was recorded elsewhere on iOS 26 is what the scene does on iOS 26, and not what it does on iOS 17.
  @Test func compareHoldsASceneAgainstARecordingOfTheSameSystem() throws {
    let folder = try TemporaryFolder()
    func run(_ arguments: String...) throws -> Int32 {
      try ProgramRun(arguments, output: .nullDevice, in: folder.path).status
    }
    #expect(try run("record", "card/system-sheet", "--system", "iOS26", "--no-filmstrip", "-o", "phone") == 0)
    #expect(try run("compare", "phone/card--system-sheet", "card/system-sheet", "--system", "iOS26") == 0)
    #expect(try run("compare", "phone/card--system-sheet", "card/system-sheet") == 1)
  }

  /// A scene of sheets differs, and it is said that the system may be why; one whose transitions are its own does not.
  @Test func twoSystemsOfOneSceneAreCompared() throws {
    let sheets = GoldenCheck(try record(try lab.scene(named: "sheet-detents"), on: .iOS26), in: GalleryScenes.goldens)
    #expect(!sheets.passes)
    #expect(sheets.verdict.lines.contains { $0.contains("system iOS17, now iOS26") })
    let card = GoldenCheck(try record(try lab.scene(named: "card"), on: .iOS26), in: GalleryScenes.goldens)
    #expect(card.passes, "\(card)")
  }
}
