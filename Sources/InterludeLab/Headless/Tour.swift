import InterludeUI
import MotionQA
import SDLStage

/// Plays scenes one after the other without a window, and leaves a filmstrip of each in a folder.
struct Tour {
  nonisolated static let folder = "interlude-out"

  let lab: Lab
  var folder = Tour.folder

  /// Tells the name of each file as it is done.
  func run(_ scenes: [Scene]) throws {
    try makeFolder()
    for scene in scenes {
      let path = "\(folder)/\(scene.name).png"
      try ImageFile.write(try Take.filmstrip(of: scene, in: lab), to: path)
      lab.answer(path)
    }
  }

  private func makeFolder() throws(StageError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw StageError("The folder \(folder) cannot be made: start interlude in a folder that may be written to.")
    }
  }
}
