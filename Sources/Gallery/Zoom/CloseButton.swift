import UIKit

/// A cross on a dark translucent disc.
final class CloseButton: UIButton {
  static let size: CGFloat = 36

  init(action: @escaping () -> Void) {
    super.init(frame: .zero)
    accessibilityIdentifier = "dismiss"
    accessibilityLabel = "Close"
    setTitle("×", for: .normal)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 24, weight: .medium)
    backgroundColor = Palette.night.withAlphaComponent(0.5)
    layer.cornerRadius = Self.size / 2
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = Palette.night.withAlphaComponent(isHighlighted ? 0.75 : 0.5) }
  }
}
