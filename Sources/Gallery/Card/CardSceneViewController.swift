import UIKit

/// Presents a card, and lists the appearance callbacks that follow.
public final class CardSceneViewController: ScenePageViewController {
  private let transition = CardTransition()
  private let log = LifecycleLog()

  private var step: CardStep {
    didSet { (viewIfLoaded as? ScenePage)?.text = step.text }
  }

  /// Shows a step of the scene.
  public init(_ step: CardStep = .complete) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = ScenePage(
      picture: "lavender", title: "A card over this screen", text: step.text,
      controls: [
        log,
        PrimaryButton("Show Cities", identifier: "present-card", color: Palette.cardScene) { [weak self] in
          self?.presentCard()
        },
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    navigationItem.rightBarButtonItem = .steps({ [unowned self] in step }, of: self) { [weak self] in
      self?.step = $0
    }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("scene viewWillAppear")
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("scene viewDidAppear")
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("scene viewWillDisappear")
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("scene viewDidDisappear")
  }

  private func presentCard() {
    log.clear()
    let card = CardViewController(log: log)
    if step == .systemSheet {
      card.modalPresentationStyle = .pageSheet
    } else {
      transition.step = step
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = transition
    }
    present(card, animated: true)
  }
}
