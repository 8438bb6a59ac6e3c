import UIKit

/// Offers the message that dims what is behind it.
public final class DimmedMessageSceneViewController: ScenePageViewController {
  private var variant: DimmedMessageVariant {
    didSet { (viewIfLoaded as? ScenePage)?.text = variant.text }
  }

  /// Shows a step of the scene.
  public init(_ variant: DimmedMessageVariant = .byHand) {
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = ScenePage(
      picture: "anise", title: "White letter, red veil", text: variant.text,
      controls: [
        PrimaryButton("Show the message", identifier: "present-message", color: Palette.dimmedMessage) { [weak self] in
          self?.presentMessage()
        }
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dimmed message"
    navigationItem.rightBarButtonItem = .variants({ [unowned self] in variant }, of: self) { [weak self] in
      self?.variant = $0
    }
  }

  private func presentMessage() {
    let message = MessageViewController()
    message.variant = variant
    present(message, animated: true)
  }
}
