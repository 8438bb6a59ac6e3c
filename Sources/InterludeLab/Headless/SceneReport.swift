import InterludeUI
import MotionQA
import SDLStage

/// The page about a recording of a scene, whose frames were kept.
struct SceneReport {
  /// The page's text.
  let html: String

  init(of scene: Scene, _ bundle: RecordedBundle, _ progress: ProgressLine) throws(StageError) {
    html = MotionReport(title: scene.title, of: bundle, pictures: try Self.pictures(of: bundle, progress)).html
  }

  /// Beside the golden that it differs from.
  init(
    of scene: Scene, _ bundle: RecordedBundle, comparedWith golden: RecordedBundle, _ differences: [TraceDifference],
    _ progress: ProgressLine
  ) throws(StageError) {
    html =
      MotionReport(
        title: scene.title, of: bundle, pictures: try Self.pictures(of: bundle, progress),
        comparedWith: (golden, []), differences: differences
      ).html
  }

  private static func pictures(
    of bundle: RecordedBundle, _ progress: ProgressLine
  ) throws(StageError) -> [ReportTake.Picture] {
    try ReportPictures.draw(bundle.frames) { progress.show("\(bundle.trace.scene): pictures", $0) }
  }
}
