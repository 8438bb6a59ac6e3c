import UIKit

/// Offers the card that drops in.
public final class DropInViewController: UIViewController {
  public override func loadView() {
    view = ScenePage(
      picture: "dill", title: "A card from above",
      text: "A property animator drops it in on a spring that is already moving when it starts. It leaves as any modal "
        + "screen does: its delegate has no animator for the dismissal.",
      controls: [
        PrimaryButton("Drop in", identifier: "present-drop-in", color: Palette.dropIn) { [weak self] in
          self?.present(DropInCardViewController(), animated: true)
        }
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drop-in modal"
  }
}
