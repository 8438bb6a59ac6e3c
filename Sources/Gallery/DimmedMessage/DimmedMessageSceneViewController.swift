import UIKit

/// Offers the message that dims what is behind it.
public final class DimmedMessageSceneViewController: ScenePageViewController {
  private var step: DimmedMessageStep {
    didSet { (viewIfLoaded as? ScenePage)?.text = step.text }
  }

  /// Shows a step of the scene.
  public init(_ step: DimmedMessageStep = .complete) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = ScenePage(
      picture: "anise", title: "A message over a red dim", text: step.text,
      controls: [
        PrimaryButton("Show the message", identifier: "present-message", color: Palette.dimmedMessage) { [weak self] in
          self?.presentMessage()
        }
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dimmed message"
    navigationItem.rightBarButtonItem = .steps({ [unowned self] in step }, of: self) { [weak self] in
      self?.step = $0
    }
  }

  private func presentMessage() {
    let message = MessageViewController()
    message.step = step
    present(message, animated: true)
  }
}
