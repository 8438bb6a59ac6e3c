import UIKit

/// A list of contacts. Each of them, and a button in the bar, presents a modal screen.
public final class DropInViewController: UIViewController {
  private var step: DropInStep
  private let scrollView = UIScrollView()
  private lazy var contacts = Column(
    spacing: 0, Contact.all.map { ContactRow($0) { [weak self] in self?.showModal() } })

  /// Shows a step of the scene.
  public init(_ step: DropInStep = .complete) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    let show = UIBarButtonItem(
      title: "Show", primaryAction: UIAction { [weak self] _ in self?.showModal() })
    show.accessibilityIdentifier = "present-drop-in"
    let steps = UIBarButtonItem.steps({ [unowned self] in step }, of: self) { [weak self] in
      self?.step = $0
    }
    // The first of them is the rightmost.
    navigationItem.rightBarButtonItems = [steps, show]
    view.backgroundColor = Palette.page
    scrollView.accessibilityIdentifier = "contacts"
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(contacts)
    view.addSubview(scrollView)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
  }

  private func showModal() {
    // Two fingers may have tapped at once.
    guard presentedViewController == nil else { return }
    switch step {
    case .complete, .percentDriven, .reducedMotion: present(DropInCardViewController(step), animated: true)
    case .systemDismissal, .fiveSteps, .standard:
      present(BlueViewController(step), animated: true)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Metrics.margin, dy: 0)
    guard !area.isNull else { return }
    let height = contacts.sizeThatFits(area.size).height
    contacts.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    scrollView.contentSize = CGSize(
      width: view.bounds.width, height: contacts.frame.maxY + view.safeAreaInsets.bottom)
  }
}
