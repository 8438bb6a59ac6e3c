import UIKit

/// The content of the card: a list of cities.
final class CardViewController: UIViewController {
  private let log: LifecycleLog
  private let heading = Column([
    UILabel("Cities", font: .display),
    UILabel("And the herb that each smells of.", font: .body, color: Palette.softInk),
  ])
  private let scrollView = UIScrollView()
  private let cities = Column(spacing: 0, City.all.map { CityRow($0) })
  private lazy var close = PrimaryButton("Close", identifier: "dismiss", color: Palette.cardScene) { [weak self] in
    self?.dismiss(animated: true)
  }

  init(log: LifecycleLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    // The status bar is over the dark area above the card.
    modalPresentationCapturesStatusBarAppearance = true
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "card"
    view.backgroundColor = Palette.card
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(cities)
    for subview in [heading, scrollView, close] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    guard !area.isNull else { return }
    let width = min(area.width, Metrics.readableWidth)
    let (left, top) = (area.midX - width / 2, view.bounds.minY + Metrics.cardRadius)
    let height = heading.sizeThatFits(CGSize(width: width, height: area.height)).height
    heading.frame = CGRect(x: left, y: top, width: width, height: height)
    close.frame = CGRect(
      x: left, y: area.maxY - Metrics.buttonHeight, width: width, height: Metrics.buttonHeight)
    let (rows, end) = (heading.frame.maxY + Metrics.spacing, close.frame.minY - Metrics.spacing)
    // From edge to edge: its indicator is beside the rows.
    scrollView.frame = CGRect(x: 0, y: rows, width: view.bounds.width, height: max(0, end - rows))
    let list = cities.sizeThatFits(CGSize(width: width, height: scrollView.bounds.height)).height
    cities.frame = CGRect(x: left, y: 0, width: width, height: list)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: list)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("card viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
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
