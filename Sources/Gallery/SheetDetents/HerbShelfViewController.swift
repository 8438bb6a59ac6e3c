import UIKit

/// A sheet with all herbs in a list that scrolls, and a button that makes the sheet larger or smaller.
final class HerbShelfViewController: UIViewController {
  /// How high the part above the list is.
  static let headHeight: CGFloat = 84

  var onChoice: (Herb) -> Void = { _ in }

  private let heading = UILabel("The herb shelf", font: .heading)
  private lazy var resize = PrimaryButton(
    "Full", identifier: "resize-shelf", color: Palette.sheetDetents, emphasis: .tinted
  ) { [weak self] in self?.toggleDetent() }
  private let scrollView = UIScrollView()
  private let rows: Column

  init(herbs: [Herb]) {
    var choose: (Herb) -> Void = { _ in }
    rows = Column(spacing: 0, herbs.map { herb in HerbRow(herb) { choose(herb) } })
    super.init(nibName: nil, bundle: nil)
    choose = { [weak self] in self?.onChoice($0) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    view.accessibilityIdentifier = "shelf"
    scrollView.accessibilityIdentifier = "shelf-list"
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(rows)
    view.addSubview(heading)
    view.addSubview(resize)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 2 * Metrics.margin
    let buttonWidth: CGFloat = 84
    heading.frame = CGRect(x: Metrics.margin, y: 24, width: width - buttonWidth - Metrics.spacing, height: 36)
    resize.frame = CGRect(x: view.bounds.width - Metrics.margin - buttonWidth, y: 22, width: buttonWidth, height: 40)
    scrollView.frame = CGRect(
      x: 0, y: Self.headHeight, width: view.bounds.width, height: max(0, view.bounds.height - Self.headHeight))
    rows.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: rows.sizeThatFits(scrollView.bounds.size).height)
    scrollView.contentSize = rows.bounds.size
  }

  private func toggleDetent() {
    guard let sheet = sheetPresentationController else { return }
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = sheet.selectedDetentIdentifier == .large ? .medium : .large
    }
    nameButton(for: sheet)
  }

  private func nameButton(for sheet: UISheetPresentationController) {
    resize.setTitle(sheet.selectedDetentIdentifier == .large ? "Half" : "Full", for: .normal)
  }
}

extension HerbShelfViewController: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { nameButton(for: sheetPresentationController) }
}
