import InterludeUI
import MotionQA

extension VerifyCommand {
  /// Makes recordings the goldens of their scenes, and says of each whether it is another one.
  @MainActor func updateGoldens(of scenes: [Scene], in folder: GoldenFolder, _ lab: Lab) throws {
    let progress = ProgressLine()
    for scene in scenes {
      progress.show("recording \(scene.name)", 0)
      let keepsPictures = pixels != nil || folder.hasPictures(of: scene.name)
      let bundle = try lab.record(scene, recording.format, keepsFrames: keepsPictures)
      let pictures = bundle.picturesToKeep(renderer: lab.renderer)
      progress.clear()
      for remark in bundle.remarks { lab.remark(remark) }
      let isWritten = try folder.write(bundle, pictures: pictures, environment: lab.environment)
      try lab.answer("\(scene.name): \(isWritten ? "written" : "unchanged")")
    }
  }
}
