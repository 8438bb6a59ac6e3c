import UIKit

/// A herb in the list: a small picture and its names.
final class HerbRow: UIControl {
  private static let (height, inset): (CGFloat, CGFloat) = (76, 10)
  private static let side = height - 2 * inset
  private let picture = UIImageView()
  private let names: Column

  init(_ herb: Herb, onTap: @escaping () -> Void) {
    names = Column(
      spacing: 2,
      [
        UILabel(herb.name, font: .subheading),
        UILabel(herb.latinName, font: .latinName, color: Palette.softInk),
      ])
    super.init(frame: .zero)
    accessibilityIdentifier = "shelf-\(herb.identifier)"
    picture.image = herb.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    names.isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(names)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Palette.well : nil }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(Self.height, namesHeight(in: size.width) + 2 * Self.inset))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: Metrics.margin, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
    let height = namesHeight(in: bounds.width)
    names.frame = CGRect(
      x: Self.left, y: (bounds.height - height) / 2, width: namesWidth(in: bounds.width), height: height)
  }

  /// Where the names begin.
  private static let left = Metrics.margin + side + Metrics.spacing

  private func namesWidth(in width: CGFloat) -> CGFloat { max(0, width - Self.left - Metrics.margin) }

  private func namesHeight(in width: CGFloat) -> CGFloat {
    names.sizeThatFits(CGSize(width: namesWidth(in: width), height: .greatestFiniteMagnitude)).height
  }
}
