import UIKit

/// Where the careless transition leads, if one ever sees it.
final class ArrivedViewController: UIViewController {
  override func loadView() {
    view = ScenePage(
      picture: "thyme", title: "Arrived",
      text: "Nothing went wrong: the animator added this view, gave it its frame, and completed the transition once.",
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
