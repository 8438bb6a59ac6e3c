import UIKit

/// A contact in the list: initials in a disc, the name, and what the contact is good for.
final class ContactRow: UIControl {
  private static let height: CGFloat = 64
  private static let disc: CGFloat = 44
  private let initials: UILabel
  private let words: Column
  private let line = UIView()

  init(_ contact: Contact, onTap: @escaping () -> Void) {
    initials = UILabel(contact.initials, font: .systemFont(ofSize: 16, weight: .semibold), color: Palette.dropIn)
    words = Column(
      spacing: 2,
      [UILabel(contact.name, font: .action), UILabel(contact.note, font: .note, color: Palette.softInk)])
    super.init(frame: .zero)
    initials.textAlignment = .center
    initials.backgroundColor = Palette.dropIn.withAlphaComponent(0.12)
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

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

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
