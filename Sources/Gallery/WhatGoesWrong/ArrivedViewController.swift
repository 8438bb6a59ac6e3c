import UIKit

/// Where the careless transition leads, if one ever sees it.
final class ArrivedViewController: ScenePageViewController {
  override func loadView() {
    view = ScenePage(
      picture: "thyme", title: "Arrived",
      text:
        "If you can read this, this view is in the window and has a size. Without a banner, all else is right, too.",
      controls: [
        PrimaryButton("Back", identifier: "back", color: Palette.whatGoesWrong, emphasis: .tinted) { [weak self] in
          self?.goBack()
        }
      ], paper: Palette.blush)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Arrived"
    // The way out is not to cover the button.
    additionalSafeAreaInsets.bottom = WayOut.height
  }

  private func goBack() {
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
