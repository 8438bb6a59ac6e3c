import UIKit

/// A wide button with a title; it dims while it is pressed.
final class PrimaryButton: UIButton {
  enum Emphasis {
    /// On the accent colour: what a screen is for.
    case filled
    /// The accent colour on a pale wash of itself: everything else.
    case tinted
  }

  init(
    _ title: String, identifier: String, color: UIColor, emphasis: Emphasis = .filled,
    action: @escaping () -> Void
  ) {
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    setTitle(title, for: .normal)
    setTitleColor(emphasis == .filled ? Palette.onAccent : color, for: .normal)
    titleLabel?.font = .action
    titleLabel?.adjustsFontForContentSizeCategory = true
    backgroundColor = emphasis == .filled ? color : color.withAlphaComponent(Palette.wash)
    layer.cornerRadius = 14
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Metrics.buttonHeight)
  }
}
