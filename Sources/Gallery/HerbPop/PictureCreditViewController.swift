import UIKit

/// A sheet that tells whose a picture is.
final class PictureCreditViewController: UIViewController {
  private let column: Column

  init(_ credit: PictureCredit) {
    column = Column([
      UILabel(credit.heading, font: .heading), UILabel(credit.text, font: .body, color: Palette.softInk),
    ])
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium()]
    sheetPresentationController?.prefersGrabberVisible = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.accessibilityIdentifier = "picture-credit"
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(view.bounds.width - 2 * Metrics.margin, Metrics.readableWidth)
    let height = column.sizeThatFits(CGSize(width: width, height: view.bounds.height)).height
    column.frame = CGRect(x: (view.bounds.width - width) / 2, y: 32, width: width, height: height)
  }
}
