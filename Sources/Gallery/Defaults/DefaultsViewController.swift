import UIKit

/// Presents with the system's own transitions, and stacks modal screens on each other.
public final class DefaultsViewController: ScenePageViewController {
  public override func loadView() {
    view = ScenePage(
      picture: "chives", title: "What UIKit does by itself",
      text:
        "No delegate, no animator: a presentation style and a transition style are all that these screens set. Each "
        + "can present another one over itself.",
      controls: [
        PrimaryButton("Cover vertical", identifier: "present-cover", color: Palette.defaults) { [weak self] in
          self?.presentModal(.fullScreen, .coverVertical)
        },
        PrimaryButton(
          "Cross dissolve", identifier: "present-dissolve", color: Palette.defaults, emphasis: .tinted
        ) { [weak self] in
          self?.presentModal(.overFullScreen, .crossDissolve)
        },
        PrimaryButton(
          "Flip horizontal", identifier: "present-flip", color: Palette.defaults, emphasis: .tinted
        ) { [weak self] in
          self?.presentModal(.fullScreen, .flipHorizontal)
        },
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Defaults"
  }

  private func presentModal(_ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle) {
    let modal = ModalViewController(level: 1, dismissAll: { [weak self] in self?.dismiss(animated: true) })
    modal.modalPresentationStyle = style
    modal.modalTransitionStyle = transition
    present(modal, animated: true)
  }
}
