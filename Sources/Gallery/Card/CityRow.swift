import UIKit

/// A city in the list: its name and country, and its herb at the right.
final class CityRow: UIView {
  private static let (height, inset): (CGFloat, CGFloat) = (56, 6)
  private let words: Column
  private let herb: UILabel
  private let line = UIView()

  init(_ city: City) {
    words = Column(
      spacing: 2, [UILabel(city.name, font: .action), UILabel(city.country, font: .note, color: Palette.softInk)])
    herb = UILabel(
      city.herb, font: .scaled(.systemFont(ofSize: 15, weight: .medium), as: .subheadline), color: Palette.cardScene)
    super.init(frame: .zero)
    herb.textAlignment = .right
    line.backgroundColor = Palette.well
    for view in [words, herb, line] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = words.sizeThatFits(CGSize(width: size.width / 2, height: size.height)).height
    return CGSize(width: size.width, height: max(Self.height, words + 2 * Self.inset))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    let height = words.sizeThatFits(CGSize(width: half, height: bounds.height)).height
    words.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: half, height: height)
    herb.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}
