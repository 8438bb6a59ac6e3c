import UIKit

/// Shows a herb, and a shelf to choose another one from: a sheet whose medium detent leaves the picture behind in plain sight
/// and in reach.
public final class SheetDetentsViewController: UIViewController {
  private let picture = RoundedPicture(nil)
  private let name = UILabel("", font: .display)
  private let latinName = UILabel(
    "", font: .scaled(.italicSystemFont(ofSize: 16), as: .callout), color: Palette.softInk)
  private let text = UILabel("", font: .body, color: Palette.softInk)
  private lazy var column = Column([
    Column(spacing: 2, [name, latinName]), text,
    PrimaryButton("Open the shelf", identifier: "open-shelf", color: Palette.sheetDetents) { [weak self] in
      self?.openShelf()
    },
  ])
  private var herb = Herb.all[0]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sheet detents"
    view.backgroundColor = Palette.paper
    picture.accessibilityIdentifier = "herb-picture"
    name.accessibilityIdentifier = "herb-name"
    view.addSubview(picture)
    view.addSubview(column)
    show(herb)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let page = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    guard !page.isNull else { return }
    let height = column.sizeThatFits(page.size).height
    // The picture stays above the sheet's medium detent, and on a low screen makes room for the button.
    let pictureHeight = max(0, min(page.width, page.height * 0.4, page.height - height - Metrics.margin))
    picture.frame = CGRect(x: page.minX, y: page.minY, width: page.width, height: pictureHeight)
    column.frame = CGRect(
      x: page.minX, y: picture.frame.maxY + Metrics.margin, width: page.width, height: height)
  }

  private func show(_ herb: Herb) {
    self.herb = herb
    picture.image = herb.image
    name.text = herb.name
    latinName.text = herb.latinName
    text.text = herb.text
    view.setNeedsLayout()
  }

  /// The button can be pressed beside an open shelf, too.
  private func openShelf() {
    if let sheet = presentedViewController?.sheetPresentationController {
      return sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    }
    let shelf = HerbShelfViewController(herbs: Herb.all)
    shelf.onChoice = { [weak self] herb in
      guard let self else { return }
      UIView.transition(
        with: view, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction]
      ) { self.show(herb) }
    }
    let small = UISheetPresentationController.Detent.custom(identifier: .small) { _ in
      HerbShelfViewController.headHeight
    }
    if let sheet = shelf.sheetPresentationController {
      sheet.detents = [small, .medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = Metrics.pictureRadius
      sheet.delegate = shelf
    }
    present(shelf, animated: true)
  }
}

extension UISheetPresentationController.Detent.Identifier {
  static let small = Self("small")
}
