import UIKit

/// Where the careless transition leads, if one ever sees it.
final class ArrivedViewController: UIViewController {
  override func loadView() {
    view = ScenePage(
      picture: "thyme", title: "Arrived",
      text:
        "If you can read this, the animator has added this view and given it a frame. Without a banner, all else is right, too.",
      controls: [
        PrimaryButton("Back", identifier: "back", color: Palette.whatGoesWrong, emphasis: .tinted) { [weak self] in
          self?.goBack()
        }
      ], paper: Palette.blush)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Arrived"
  }

  private func goBack() {
    if presentingViewController != nil, parent == nil {
      dismiss(animated: true)
    } else {
      navigationController?.popViewController(animated: true)
    }
  }
}
