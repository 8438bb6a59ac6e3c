import UIKit

/// Presents a form whose presentation controller keeps it above the keyboard.
public final class KeyboardFormViewController: ScenePageViewController {
  public override func loadView() {
    view = ScenePage(
      picture: "thyme", title: "A form above the keyboard",
      text: "The keyboard lifts the form: the presentation controller puts it where the container's keyboard guide "
        + "begins.",
      controls: [
        PrimaryButton("Write a note", identifier: "write-note", color: Palette.bottomSheet) { [weak self] in
          self?.present(FormViewController(), animated: true)
        }
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Keyboard form"
  }
}
