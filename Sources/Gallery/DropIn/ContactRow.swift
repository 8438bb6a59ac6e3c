import UIKit

/// A contact in the list: initials in a disc, the name, and what the contact is good for.
final class ContactRow: UIControl {
  private static let (height, inset): (CGFloat, CGFloat) = (64, 6)
  private static let disc: CGFloat = 44
  private let initials: UILabel
  private let words: Column
  private let line = UIView()

  init(_ contact: Contact, onTap: @escaping () -> Void) {
    initials = UILabel(
      contact.initials, font: .scaled(.systemFont(ofSize: 16, weight: .semibold), as: .callout), color: Palette.dropIn)
    words = Column(
      spacing: 2,
      [UILabel(contact.name, font: .action), UILabel(contact.note, font: .note, color: Palette.softInk)])
    super.init(frame: .zero)
    initials.textAlignment = .center
    initials.backgroundColor = Palette.dropIn.withAlphaComponent(Palette.wash)
    initials.layer.cornerRadius = Self.disc / 2
    initials.clipsToBounds = true
    line.backgroundColor = Palette.well
    words.isUserInteractionEnabled = false
    accessibilityLabel = contact.name
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    for view in [initials, words, line] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Palette.well : nil }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - Self.disc - Metrics.spacing)
    let words = words.sizeThatFits(CGSize(width: width, height: size.height)).height
    return CGSize(width: size.width, height: max(Self.height, words + 2 * Self.inset))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    initials.frame = CGRect(x: 0, y: (bounds.height - Self.disc) / 2, width: Self.disc, height: Self.disc)
    let left = Self.disc + Metrics.spacing
    let width = max(0, bounds.width - left)
    let height = words.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    words.frame = CGRect(x: left, y: (bounds.height - height) / 2, width: width, height: height)
    line.frame = CGRect(x: left, y: bounds.height - 1, width: width, height: 1)
  }
}
