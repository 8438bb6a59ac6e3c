import InterludeUI
import MotionQA

/// The page about a recording of a scene, whose frames were kept.
struct SceneReport {
  /// The page's text.
  let html: String

  init(of scene: Scene, _ bundle: RecordedBundle, _ renderer: any Renderer, _ progress: ProgressLine) {
    let pictures = ReportPictures.draw(bundle.frames, renderer: renderer) {
      progress.show("\(scene.name): pictures", $0)
    }
    html = MotionReport(title: scene.title, of: bundle, pictures: pictures).html
  }

  /// Beside the golden that it differs from: as that is redrawn, or as the pictures that it keeps show it.
  init(
    of scene: Scene, _ bundle: RecordedBundle, comparedWith golden: (bundle: RecordedBundle, kept: [KeptPicture]),
    _ findings: [Finding], _ renderer: any Renderer, _ progress: ProgressLine
  ) {
    let isRedrawn = golden.kept.isEmpty
    let pictures = ReportPictures.draw(
      bundle.frames, expected: isRedrawn ? .frames(bundle.expectedFrames) : .kept(golden.kept), renderer: renderer
    ) {
      progress.show("\(scene.name): pictures", $0)
    }
    html =
      MotionReport(
        title: scene.title, of: bundle, pictures: pictures,
        comparedWith: (golden.bundle, isRedrawn ? .redrawn : .kept), findings: findings
      ).html
  }
}
