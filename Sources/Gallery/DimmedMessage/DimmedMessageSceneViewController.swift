import UIKit

/// Offers the message that dims what is behind it.
public final class DimmedMessageSceneViewController: UIViewController {
  private let transition = MessageTransition()
  private lazy var page = ScenePage(
    picture: "anise", title: "White letter, red veil",
    text: "A presentation controller owns the frame and the red veil; the animator only moves the message, in from "
      + "above and out below.",
    controls: [
      PrimaryButton("Show the message", identifier: "present-message", color: Palette.dimmedMessage) { [weak self] in
        self?.presentMessage()
      }
    ])

  private func presentMessage() {
    let message = MessageViewController()
    message.modalPresentationStyle = .custom
    message.transitioningDelegate = transition
    present(message, animated: true)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dimmed message"
    view.backgroundColor = Palette.paper
    view.addSubview(page)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}
