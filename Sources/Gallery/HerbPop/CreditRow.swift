import UIKit

/// A button for each credit of a picture, side by side, light on dark.
final class CreditRow: UIView {
  private let buttons: [UIButton]

  private static let height: CGFloat = 36
  private static let gap: CGFloat = 10

  init(onCredit: @escaping (PictureCredit) -> Void) {
    buttons = PictureCredit.allCases.map { credit in
      let button = UIButton(type: .system)
      button.accessibilityIdentifier = "credit-\(credit.rawValue)"
      button.setTitle(credit.title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .scaled(.systemFont(ofSize: 14, weight: .semibold), as: .footnote)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.backgroundColor = .white.withAlphaComponent(0.18)
      button.layer.cornerRadius = Self.height / 2
      button.addAction(UIAction { _ in onCredit(credit) }, for: .touchUpInside)
      return button
    }
    super.init(frame: .zero)
    buttons.forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - CGFloat(buttons.count - 1) * Self.gap) / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * (width + Self.gap), y: 0, width: width, height: bounds.height)
    }
  }
}
