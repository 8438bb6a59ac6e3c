import UIKit

/// A herb in the list: a small picture and its names.
final class HerbRow: UIControl {
  private static let height: CGFloat = 76
  private let picture = UIImageView()
  private let names: Column

  init(_ herb: Herb, onTap: @escaping () -> Void) {
    names = Column(
      spacing: 2,
      [
        UILabel(herb.name, font: .subheading),
        UILabel(herb.latinName, font: .italicSystemFont(ofSize: 14), color: Palette.softInk),
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

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.height - 20
    picture.frame = CGRect(x: Metrics.margin, y: 10, width: side, height: side)
    let left = picture.frame.maxX + Metrics.spacing
    let width = max(0, bounds.width - left - Metrics.margin)
    let height = names.sizeThatFits(CGSize(width: width, height: Self.height)).height
    names.frame = CGRect(x: left, y: (Self.height - height) / 2, width: width, height: height)
  }
}
