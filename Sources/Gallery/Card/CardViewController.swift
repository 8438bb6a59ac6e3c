import UIKit

/// What lies on the card: a recipe under a wide picture.
final class CardViewController: UIViewController {
  private let log: LifecycleLog
  private let picture = UIImageView(image: .gallery("marjoram"))
  private lazy var column = Column(
    spacing: Metrics.margin,
    [
      Column([
        UILabel("Marjoram flatbread", font: .heading),
        UILabel(
          "Stretch a cold, slow dough with oiled fingertips until the light shines through it. Scatter marjoram, flakes "
            + "of salt and the thinnest rings of onion, and bake it on a stone as hot as the oven goes.",
          font: .body, color: Palette.softInk),
        UILabel(
          "Eight minutes are enough. Fold it while it is warm, or it will remember that it wanted to be a cracker.",
          font: .body, color: Palette.softInk),
      ]),
      PrimaryButton("Close", identifier: "dismiss", color: Palette.cardScene) { [weak self] in
        self?.dismiss(animated: true)
      },
    ])

  init(log: LifecycleLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    // Behind the card's upper edge everything is dark.
    modalPresentationCapturesStatusBarAppearance = true
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "card"
    view.backgroundColor = Palette.card
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.addSubview(picture)
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 2 * Metrics.margin, Metrics.readableWidth)
    let height = column.sizeThatFits(CGSize(width: width, height: area.height)).height
    column.frame = CGRect(
      x: area.midX - width / 2, y: area.maxY - height - Metrics.margin, width: width, height: height)
    picture.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, column.frame.minY - Metrics.margin))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("card viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("card viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("card viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("card viewDidDisappear")
  }
}
