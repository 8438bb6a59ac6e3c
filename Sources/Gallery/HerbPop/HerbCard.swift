import UIKit

/// A herb in the list: its picture, and its names below.
final class HerbCard: UIControl {
  /// What the detail screen grows out of; the card shows an empty well while it is hidden.
  let picture = UIImageView()
  /// Width by height: that of the screen, which the picture grows to fill.
  var pictureRatio: CGFloat = 1 {
    didSet { if pictureRatio != oldValue { setNeedsLayout() } }
  }
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

  /// As wide as the picture asks for, and the longest word of the names.
  func width(forHeight height: CGFloat) -> CGFloat {
    max(pictureWidth(forHeight: height) + 2 * Self.inset, longestWord + 2 * Metrics.margin)
  }

  private func pictureWidth(forHeight height: CGFloat) -> CGFloat {
    (height - Self.inset - Self.captionHeight) * pictureRatio
  }

  private var longestWord: CGFloat {
    func widths(_ text: String, _ font: UIFont) -> [CGFloat] {
      text.split(separator: " ").map { UILabel(String($0), font: font).sizeThatFits(.zero).width }
    }
    return (widths(herb.name, .subheading) + widths(herb.latinName, .latinName)).max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let pictureWidth = min(pictureWidth(forHeight: bounds.height), bounds.width - 2 * Self.inset)
    picture.frame = CGRect(
      x: (bounds.width - pictureWidth) / 2, y: Self.inset, width: pictureWidth,
      height: bounds.height - Self.inset - Self.captionHeight)
    well.frame = picture.frame
    let width = bounds.width - 2 * Metrics.margin
    let height = names.sizeThatFits(CGSize(width: width, height: Self.captionHeight)).height
    names.frame = CGRect(
      x: Metrics.margin, y: picture.frame.maxY + (Self.captionHeight - height) / 2, width: width, height: height)
  }
}
