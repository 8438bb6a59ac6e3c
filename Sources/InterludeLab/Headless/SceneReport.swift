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
}
