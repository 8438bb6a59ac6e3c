import UIKit

/// A row of herbs. The one that is tapped grows out of its picture until it fills the screen.
public final class HerbListViewController: UIViewController {
  private lazy var heading = Column([
    UILabel("From the kitchen garden", font: .heading),
    sentence, durations,
  ])
  private lazy var sentence = UILabel(step.text, font: .body, color: Palette.softInk)
  /// How long a herb takes: change it, and look.
  private let durations = UISegmentedControl(items: HerbListViewController.durations.map(\.title))
  private let scrollView = UIScrollView()
  private let cards = Herb.all.map { HerbCard($0) }
  let popAnimator = PopAnimator()
  var step: HerbPopStep {
    didSet {
      sentence.text = step.text
      heading.setNeedsLayout()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The card whose herb is on the screen.
  var selected: HerbCard?
  /// From the left edge of one card to the next.
  private var pitch: CGFloat = 0

  /// In seconds; the one in the middle is chosen at first.
  private static let durations: [(time: TimeInterval, title: String)] = [(0.5, "0.5 s"), (1, "1 s"), (2, "2 s")]

  /// Shows a step of the scene.
  public init(_ step: HerbPopStep = .complete) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Herb pop"
    navigationItem.rightBarButtonItem = .steps({ [unowned self] in step }, of: self) { [weak self] in
      self?.step = $0
    }
    view.backgroundColor = Palette.paper
    durations.accessibilityIdentifier = "herb-duration"
    durations.accessibilityLabel = "Duration"
    durations.selectedSegmentIndex = 1
    durations.addAction(UIAction { [weak self] _ in self?.chooseDuration() }, for: .valueChanged)
    scrollView.accessibilityIdentifier = "herb-list"
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    // The cards' shadows go beyond it.
    scrollView.clipsToBounds = false
    view.addSubview(heading)
    view.addSubview(scrollView)
    for (herb, card) in zip(Herb.all, cards) {
      card.addAction(UIAction { [weak self, unowned card] _ in self?.show(herb, from: card) }, for: .touchUpInside)
      scrollView.addSubview(card)
    }
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // A swipe from the edge of the screen goes back rather than along the list.
    if let swipe = navigationController?.interactivePopGestureRecognizer {
      scrollView.panGestureRecognizer.require(toFail: swipe)
    }
  }

  private func chooseDuration() { popAnimator.duration = Self.durations[durations.selectedSegmentIndex].time }

  var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled || step == .reducedMotion }

  private func show(_ herb: Herb, from card: HerbCard) {
    // Two fingers may have tapped two cards.
    guard presentedViewController == nil else { return }
    selected = card
    let detail = HerbDetailViewController(herb, fadesCaption: step.fadesCaption)
    detail.transitioningDelegate = step.hasDelegate ? self : nil
    detail.modalPresentationStyle = .fullScreen
    if step == .complete, !reducesMotion { letFingerTake(detail, from: card.picture) }
    present(detail, animated: true)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    layOutHeading(in: area)
    let top = heading.isHidden ? area.minY : heading.frame.maxY
    scrollView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: area.maxY - top)
    layOutCards(from: area.minX + Metrics.margin, to: view.bounds.width - area.maxX)
  }

  /// On a low screen the cards need the room more.
  private func layOutHeading(in area: CGRect) {
    heading.isHidden = area.height < 500
    let width = min(area.width - 2 * Metrics.margin, Metrics.readableWidth)
    let height = heading.sizeThatFits(CGSize(width: width, height: area.height)).height
    heading.frame = CGRect(
      x: area.minX + Metrics.margin, y: area.minY + Metrics.margin, width: width, height: height)
  }

  /// The pictures have the proportions of the screen, so that they grow to fill it without distortion.
  private func layOutCards(from start: CGFloat, to end: CGFloat) {
    let position = pitch > 0 ? scrollView.contentOffset.x / pitch : 0
    let height = max(scrollView.bounds.height - 2 * Metrics.margin, HerbCard.minimumHeight)
    for card in cards { card.pictureRatio = view.bounds.width / view.bounds.height }
    let width = cards.map { $0.width(forHeight: height) }.max() ?? 0
    pitch = width + Metrics.margin
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: start + CGFloat(index) * pitch, y: Metrics.margin, width: width, height: height)
      card.layoutIfNeeded()
    }
    scrollView.contentSize = CGSize(
      width: start + CGFloat(cards.count) * pitch + end, height: scrollView.bounds.height)
    let furthest = max(0, scrollView.contentSize.width - scrollView.bounds.width)
    scrollView.contentOffset.x = min(position * pitch, furthest)
    loadPicturesNearby()
  }

  /// Reads the pictures of the cards on show and of their neighbours.
  private func loadPicturesNearby() {
    let nearby = scrollView.bounds.insetBy(dx: -pitch, dy: 0)
    for card in cards where card.frame.intersects(nearby) { card.loadPicture() }
  }
}

extension HerbListViewController: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { loadPicturesNearby() }
}
