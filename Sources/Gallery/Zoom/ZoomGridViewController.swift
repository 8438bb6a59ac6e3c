import UIKit

/// A grid of herbs. The one that is tapped becomes the screen; a drag or a pinch sends it back.
public final class ZoomGridViewController: UIViewController {
  private let heading = Column([
    UILabel("Closer", font: .heading),
    UILabel(
      "Tap a square to open it. Drag it back, or pinch it: with Ctrl, the mouse is two fingers.",
      font: .body, color: Palette.softInk),
  ])
  private let scrollView = UIScrollView()
  private let cells = Herb.all.map { ZoomCell($0) }
  /// The cell whose herb is on the screen.
  var selected: ZoomCell?

  private static let gap: CGFloat = 10
  /// How wide a cell is at least, in points.
  private static let smallestCell: CGFloat = 105

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Zoom"
    view.backgroundColor = Palette.paper
    scrollView.accessibilityIdentifier = "zoom-grid"
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(heading)
    view.addSubview(scrollView)
    for (herb, cell) in zip(Herb.all, cells) {
      cell.addAction(UIAction { [weak self, unowned cell] _ in self?.show(herb, from: cell) }, for: .touchUpInside)
      scrollView.addSubview(cell)
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
  }

  private func show(_ herb: Herb, from cell: ZoomCell) {
    // Two fingers may have tapped two cells.
    guard presentedViewController == nil else { return }
    selected = cell
    let detail = ZoomDetailViewController(herb)
    detail.transitioningDelegate = self
    detail.modalPresentationStyle = .custom
    if !UIAccessibility.isReduceMotionEnabled { letFingersTake(detail, from: cell.picture) }
    present(detail, animated: true)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let width = min(area.width, Metrics.readableWidth)
    let height = heading.sizeThatFits(CGSize(width: width, height: area.height)).height
    heading.frame = CGRect(x: area.minX, y: area.minY, width: width, height: height)
    layOutCells(from: heading.frame.maxY + Metrics.margin, in: area)
  }

  private func layOutCells(from top: CGFloat, in area: CGRect) {
    let count = max(1, ((area.width + Self.gap) / (Self.smallestCell + Self.gap)).rounded(.down))
    let side = (area.width + Self.gap) / count - Self.gap
    for (index, cell) in cells.enumerated() {
      let (row, column) = (CGFloat(index / Int(count)), CGFloat(index % Int(count)))
      cell.frame = CGRect(
        x: area.minX + column * (side + Self.gap), y: top + row * (side + Self.gap), width: side, height: side)
      cell.layoutIfNeeded()
    }
    let bottom = (cells.last?.frame.maxY ?? top) + Metrics.margin + view.safeAreaInsets.bottom
    scrollView.contentSize = CGSize(width: view.bounds.width, height: bottom)
  }
}
