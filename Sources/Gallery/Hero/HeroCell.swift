import UIKit

/// A herb in the collection: its picture, over a well that shows while the picture is out, and its names below.
final class HeroCell: UICollectionViewCell {
  let picture = UIImageView()
  private let well = UIView()
  private let name = UILabel("", font: .action)
  private let latinName = UILabel("", font: .latinName, color: Palette.softInk)

  /// The room that a line of each name takes below the picture, in points.
  static var captionHeight: CGFloat { max(52, 12 + lineHeight(of: .action) + lineHeight(of: .latinName)) }

  private static func lineHeight(of font: UIFont) -> CGFloat { font.lineHeight.rounded(.up) }

  var herb: Herb? {
    didSet {
      accessibilityIdentifier = herb.map { "hero-\($0.identifier)" }
      accessibilityLabel = herb?.name
      picture.image = herb?.image
      name.text = herb?.name
      latinName.text = herb?.latinName
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    well.backgroundColor = Palette.well
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    for view in [well, picture] { view.layer.cornerRadius = Metrics.pictureRadius }
    for view in [well, picture, name, latinName] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.8 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.captionHeight)
    well.frame = box
    picture.frame = box
    name.frame = CGRect(x: 2, y: box.maxY + 8, width: box.width - 4, height: max(22, Self.lineHeight(of: name.font)))
    latinName.frame = CGRect(
      x: 2, y: name.frame.maxY, width: box.width - 4, height: max(18, Self.lineHeight(of: latinName.font)))
  }
}
