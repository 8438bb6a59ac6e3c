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
  private let herbs: [Herb]
  private lazy var rows = Column(
    spacing: 0, herbs.map { herb in HerbRow(herb) { [weak self] in self?.onChoice(herb) } })

  init(herbs: [Herb]) {
    self.herbs = herbs
    super.init(nibName: nil, bundle: nil)
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
    let (left, right) = (view.safeAreaInsets.left, view.bounds.width - view.safeAreaInsets.right)
    // On a phone that lies down the sheet fills the screen at every detent.
    resize.isHidden = traitCollection.verticalSizeClass == .compact
    let buttonWidth: CGFloat = 84
    resize.frame = CGRect(x: right - Metrics.margin - buttonWidth, y: 22, width: buttonWidth, height: 40)
    let width = max(0, resize.frame.minX - Metrics.spacing - left - Metrics.margin)
    let height = max(36, heading.sizeThatFits(CGSize(width: width, height: Self.headHeight)).height)
    heading.frame = CGRect(
      x: left + Metrics.margin, y: Self.headHeight / 2 - height / 2, width: width, height: height)
    scrollView.frame = CGRect(
      x: 0, y: Self.headHeight, width: view.bounds.width, height: max(0, view.bounds.height - Self.headHeight))
    let size = CGSize(width: max(0, right - left), height: scrollView.bounds.height)
    rows.frame = CGRect(x: left, y: 0, width: size.width, height: rows.sizeThatFits(size).height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: rows.bounds.height)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
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
