import InterludeUI
import MotionQA
import SDLStage

/// The page about a recording of a scene, whose frames were kept.
struct SceneReport {
  /// The page's text.
  let html: String

  init(of scene: Scene, _ bundle: RecordedBundle, _ progress: ProgressLine) {
    html = MotionReport(title: scene.title, of: bundle, pictures: Self.pictures(of: bundle, progress)).html
  }

  /// Beside the golden that it differs from, and the pictures that were kept of that.
  init(
    of scene: Scene, _ bundle: RecordedBundle, comparedWith golden: (bundle: RecordedBundle, pictures: [KeptPicture]),
    _ differences: [TraceDifference], _ progress: ProgressLine
  ) {
    html =
      MotionReport(
        title: scene.title, of: bundle, pictures: Self.pictures(of: bundle, progress),
        comparedWith: (golden.bundle, golden.pictures.map(ReportTake.Picture.init)), differences: differences
      ).html
  }

  private static func pictures(
    of bundle: RecordedBundle, _ progress: ProgressLine
  ) -> [ReportTake.Picture] {
    ReportPictures.draw(bundle.frames) { progress.show("\(bundle.trace.scene): pictures", $0) }
  }
}
