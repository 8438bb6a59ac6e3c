import UIKit

/// A herb in the list: its picture, and its names below.
final class HerbCard: UIControl {
  /// What the detail screen grows out of; the card shows an empty well while it is hidden.
  let picture = UIImageView()
  private let herb: Herb
  private let background = RoundedCard()
  private let well = UIView()
  private let names: Column

  private static let inset: CGFloat = 8
  /// Of a name, and a Latin one that takes two lines, in points.
  private static var captionHeight: CGFloat {
    max(76, 2 * inset + UIFont.subheading.lineHeight + 2 * UIFont.latinName.lineHeight)
  }
  /// With a picture that can just be seen.
  static let minimumHeight: CGFloat = 140

  init(_ herb: Herb) {
    self.herb = herb
    names = Column(
      spacing: 2,
      [
        UILabel(herb.name, font: .subheading),
        UILabel(herb.latinName, font: .latinName, color: Palette.softInk),
      ])
    super.init(frame: .zero)
    accessibilityIdentifier = "herb-\(herb.identifier)"
    accessibilityLabel = herb.name
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = Metrics.pictureRadius
    well.backgroundColor = Palette.well
    well.layer.cornerRadius = Metrics.pictureRadius
    for view in [background, well, picture, names] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Reads the picture from its file, which takes a while: the list asks when the card comes near.
  func loadPicture() {
    if picture.image == nil { picture.image = herb.image }
  }

  /// The width of a card of this height whose picture has these proportions, width by height.
  static func width(forHeight height: CGFloat, pictureRatio: CGFloat) -> CGFloat {
    (height - inset - captionHeight) * pictureRatio + 2 * inset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    picture.frame = CGRect(
      x: Self.inset, y: Self.inset, width: bounds.width - 2 * Self.inset,
      height: bounds.height - Self.inset - Self.captionHeight)
    well.frame = picture.frame
    let width = bounds.width - 2 * Metrics.margin
    let height = names.sizeThatFits(CGSize(width: width, height: Self.captionHeight)).height
    names.frame = CGRect(
      x: Metrics.margin, y: picture.frame.maxY + (Self.captionHeight - height) / 2, width: width, height: height)
  }
}
