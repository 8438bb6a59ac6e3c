import FileSystem
import Foundation
import InterludeTestSupport
import InterludeUI
import MotionQA
import PictureFiles
import Testing

@testable import InterludeLab

struct FilmstripExportTests {
  private let test: TestLab
  private let temporary = TemporaryFolder.unmade()
  private var folder: String { temporary.path }

  init() throws { test = try TestLab() }

  @Test func aTourLeavesAWholeFilmstripOfEveryScene() throws {
    try FilmstripExport(lab: test.lab, folder: folder, size: CGSize(width: 220, height: 500)).run(test.lab.scenes)

    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "careless.png", "slide.png", "still.png",
      ])
    #expect(test.answers == ["\(folder)/slide.png", "\(folder)/still.png", "\(folder)/careless.png"])
    #expect(try ImageFile.read("\(folder)/slide.png").width > 1000)
  }

  /// A view of 100.3 points takes 100.5 at two pixels a point, and 100 at one: what happens may depend on it.
  @Test func everyCommandPlaysOnTheSamePhone() throws {
    var scales: [CGFloat] = []
    let scene = Scene(name: "scale", title: "Scale", summary: "Notes it", script: InputScript(duration: 0.1, [])) {
      scales.append(UIScreen.main.scale)
      return UIViewController()
    }
    let test = try TestLab(with: [scene])

    _ = try ScenePlayer.filmstrip(of: scene, in: test.lab, frameCount: 2)
    _ = ScenePlayer.diagnose(scene, in: test.lab)
    _ = try test.lab.record(scene, .standard)
    for command in ["script", "views", "lifecycle"] { #expect(test.run(command, "scale") == nil) }
    #expect(scales == [2, 2, 2, 2, 2, 2])
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    try Data().write(to: URL(fileURLWithPath: folder))

    let error = try #require(throws: UserFacingError.self) {
      try FilmstripExport(lab: test.lab, folder: folder).run(test.lab.scenes)
    }
    #expect(error.description.contains(folder))
  }

  @Test(arguments: [
    ([:], false), (["DISPLAY": ""], false), (["DISPLAY": ":0"], true), (["WAYLAND_DISPLAY": "w"], true),
  ])
  func aDisplayIsWhatTheEnvironmentNames(environment: [String: String], isNamed: Bool) {
    #expect(Display.isNamed(in: environment) == isNamed)
  }
}
