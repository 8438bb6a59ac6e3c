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
    let paths = scenes.map { "\(folder)/\($0.fileName).png" }
    for path in paths { try OutputFile.check(path) }
    try PictureLimit.checkFilmstrip(ScenePlayer.filmstripFrameCount, of: size)
    for (scene, path) in zip(scenes, paths) {
      try OutputFile.write(try ScenePlayer.filmstrip(of: scene, in: lab, size: size, settings: settings), to: path)
      try lab.answer(path)
    }
  }
}
