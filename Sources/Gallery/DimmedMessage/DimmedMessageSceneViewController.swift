import UIKit

/// Offers the message that dims what is behind it.
public final class DimmedMessageSceneViewController: UIViewController {
  public override func loadView() {
    view = ScenePage(
      picture: "anise", title: "White letter, red veil",
      text: "A presentation controller owns the frame and the red veil; the animator only moves the message, in from "
        + "above and out below.",
      controls: [
        PrimaryButton("Show the message", identifier: "present-message", color: Palette.dimmedMessage) { [weak self] in
          self?.present(MessageViewController(), animated: true)
        }
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dimmed message"
  }
}
