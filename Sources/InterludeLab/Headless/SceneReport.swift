import InterludeUI
import MotionQA
import SDLStage

/// The page about a recording of a scene, whose frames were kept.
struct SceneReport {
  /// The page's text.
  let html: String

  init(of scene: Scene, _ bundle: RecordedBundle, _ progress: ProgressLine) {
    let pictures = ReportPictures.draw(bundle.frames) { progress.show("\(scene.name): pictures", $0) }
    html = MotionReport(title: scene.title, of: bundle, pictures: pictures).html
  }

  /// Beside the golden that it differs from: as that is redrawn, or as the pictures that it keeps show it.
  init(
    of scene: Scene, _ bundle: RecordedBundle, comparedWith golden: (bundle: RecordedBundle, kept: [KeptPicture]),
    _ differences: [TraceDifference], _ progress: ProgressLine
  ) {
    let moment = differences.compactMap(\.frame).min() ?? 0
    let drawn = ReportPictures.draw([bundle.frames, bundle.expectedFrames], including: moment) {
      progress.show("\(scene.name): pictures", $0)
    }
    let expected: ExpectedPictures =
      golden.kept.isEmpty ? .redrawn(drawn[1]) : .kept(golden.kept.map(ReportTake.Picture.init))
    html =
      MotionReport(
        title: scene.title, of: bundle, pictures: drawn[0], comparedWith: (golden.bundle, expected),
        differences: differences
      ).html
  }
}
