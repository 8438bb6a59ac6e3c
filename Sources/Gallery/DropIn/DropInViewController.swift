import UIKit

/// Offers the card that drops in.
public final class DropInViewController: UIViewController {
  public override func loadView() {
    view = ScenePage(
      picture: "dill", title: "A card from above",
      text:
        "A property animator drops it in on a spring that is already moving when it starts. Drag it down to send it "
        + "away, or catch it on its way: it keeps the velocity of your hand.",
      controls: [
        PrimaryButton("Drop in", identifier: "present-drop-in", color: Palette.dropIn) { [weak self] in
          self?.present(DropInCardViewController(), animated: true)
        }
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drop-in"
  }
}
