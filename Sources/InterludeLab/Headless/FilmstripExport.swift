import FileSystem
import InterludeUI
import MotionQA

/// Plays scenes one after the other without a window, and leaves a filmstrip of each in a folder.
struct FilmstripExport {
  nonisolated static let folder = "interlude-out"

  let lab: Lab
  var folder = FilmstripExport.folder
  /// Of the window, in points.
  var size = WindowSize.standard
  var settings = DeviceSettings()

  /// Tells the name of each file as it is done.
  func run(_ scenes: [Scene]) throws {
    try makeFolder()
    for scene in scenes {
      let path = "\(folder)/\(scene.fileName).png"
      try OutputFile.write(try ScenePlayer.filmstrip(of: scene, in: lab, size: size, settings: settings), to: path)
      try lab.answer(path)
    }
  }

  private func makeFolder() throws(UserFacingError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw UserFacingError(
        "The folder \(folder) cannot be made: start \(Program.running.name) in a folder that may be written to.")
    }
  }
}
