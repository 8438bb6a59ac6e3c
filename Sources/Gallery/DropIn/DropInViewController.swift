import UIKit

/// Offers the card that drops in.
public final class DropInViewController: UIViewController {
  private var variant: DropInVariant

  /// Shows a step of the lesson.
  public init(_ variant: DropInVariant = .byHand) {
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = ScenePage(
      picture: "dill", title: "A card from above",
      text:
        "A property animator drops it in on a spring that is already moving when it starts. Drag it down to send it "
        + "away, or catch it on its way: it keeps the velocity of your hand.",
      controls: [
        PrimaryButton("Drop in", identifier: "present-drop-in", color: Palette.dropIn) { [weak self] in
          guard let self else { return }
          present(DropInCardViewController(variant), animated: true)
        }
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drop-in"
    navigationItem.rightBarButtonItem = .variants({ [unowned self] in variant }, of: self) { [weak self] in
      self?.variant = $0
    }
  }
}
