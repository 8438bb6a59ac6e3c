import UIKit

/// Presents the same sheet from inside a navigation controller and from a controller that has none.
public final class BottomSheetSceneViewController: ScenePageViewController {
  private var step: BottomSheetStep {
    didSet { (viewIfLoaded as? ScenePage)?.text = step.text }
  }

  /// Shows a step of the scene.
  public init(_ step: BottomSheetStep = .complete) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = ScenePage(
      picture: "saffron", title: "One sheet, any presenter", text: step.text,
      controls: [
        PrimaryButton("Show the sheet", identifier: "present-sheet", color: Palette.bottomSheet) { [weak self] in
          guard let self else { return }
          present(BottomSheetViewController(step), animated: true)
        },
        PrimaryButton(
          "Try a plain presenter", identifier: "present-plain", color: Palette.bottomSheet, emphasis: .tinted
        ) { [weak self] in
          guard let self else { return }
          present(PlainViewController(step), animated: true)
        },
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bottom sheet"
    navigationItem.rightBarButtonItem = .steps({ [unowned self] in step }, of: self) { [weak self] in
      self?.step = $0
    }
  }
}
