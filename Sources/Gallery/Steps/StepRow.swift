import UIKit

/// A row for one step of a scene: its title and its text.
final class StepRow: UIControl {
  private let words: Column

  init(number: Int, title: String, text: String, identifier: String, isChosen: Bool, onTap: @escaping () -> Void) {
    words = Column(
      spacing: 2,
      [
        UILabel("\(number)   \(title)", font: .subheading),
        UILabel(text, font: .scaled(.systemFont(ofSize: 15), as: .subheadline), color: Palette.softInk),
      ])
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    accessibilityLabel = title
    backgroundColor = Palette.card
    layer.cornerRadius = 14
    layer.borderWidth = isChosen ? 2 : 0
    words.isUserInteractionEnabled = false
    addSubview(words)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - 2 * Metrics.spacing
    return CGSize(
      width: size.width,
      height: words.sizeThatFits(CGSize(width: width, height: size.height)).height + 2 * Metrics.spacing)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A CGColor does not adapt to dark mode, so it is set again whenever that may have changed.
    layer.borderColor = Palette.ink.cgColor
    words.frame = bounds.insetBy(dx: Metrics.spacing, dy: Metrics.spacing)
  }
}
