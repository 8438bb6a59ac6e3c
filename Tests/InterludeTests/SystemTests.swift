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
      of: scene, in: lab, size: WindowSize.standard, scale: 1, settings: DeviceSettings(system: .iOS26), isSilent: true)
    let frames = try player.frames(at: [0.1, scene.script.duration, scene.script.duration + 2])
    let isAboutAMistake = !scene.expectedDiagnostics.isEmpty
    #expect(frames[0].displayList != frames[1].displayList || isAboutAMistake, "something moves")
    #expect(frames[1].displayList == frames[2].displayList, "the end of the script is the end of the motion")
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

  /// A scene of sheets differs, and it is said that the system may be why; one whose transitions are its own does not.
  @Test func twoSystemsOfOneSceneAreCompared() throws {
    let sheets = GoldenCheck(try record(try lab.scene(named: "sheet-detents"), on: .iOS26), in: GalleryScenes.goldens)
    #expect(!sheets.passes)
    #expect(sheets.verdict.lines.contains { $0.contains("system iOS17, now iOS26") })
    let card = GoldenCheck(try record(try lab.scene(named: "card"), on: .iOS26), in: GalleryScenes.goldens)
    #expect(card.passes, "\(card)")
  }
}
