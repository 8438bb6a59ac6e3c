import UIKit

/// A letter: a picture, a few words and a way out.
final class MessageViewController: UIViewController {
  private let picture = UIImageView(image: .gallery("mint"))
  private lazy var column = Column(
    spacing: Metrics.margin,
    [
      Column([
        UILabel("The mint has escaped", font: .heading),
        UILabel(
          "Its runners have passed the edge of the bed and are heading for the strawberries. Cut them with a spade "
            + "this week, and sink a bottomless pot around what stays.",
          font: .body, color: Palette.softInk),
      ]),
      PrimaryButton("I’ll see to it", identifier: "dismiss", color: Palette.dimmedMessage) { [weak self] in
        self?.dismiss(animated: true)
      },
    ])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "message"
    view.backgroundColor = Palette.card
    view.layer.cornerRadius = Metrics.cardRadius
    view.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.addSubview(picture)
    view.addSubview(column)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inner = view.bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let height = column.sizeThatFits(inner.size).height
    column.frame = CGRect(x: inner.minX, y: inner.maxY - height, width: inner.width, height: height)
    picture.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, column.frame.minY - Metrics.margin))
  }
}
