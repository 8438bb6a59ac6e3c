import UIKit

/// A mistake, why UIKit is silent about it and what mends it, and the switch that turns it on.
final class MistakeRow: UIView {
  let mistake: Mistake
  private let words: Column
  private let toggle = UISwitch()

  init(_ mistake: Mistake, onChange: @escaping (_ isOn: Bool) -> Void) {
    self.mistake = mistake
    words = Column(
      spacing: 2,
      [
        UILabel(mistake.title, font: .subheading),
        UILabel(mistake.text, font: .systemFont(ofSize: 14), color: Palette.softInk),
      ])
    super.init(frame: .zero)
    toggle.accessibilityIdentifier = mistake.identifier
    toggle.accessibilityLabel = mistake.title
    toggle.onTintColor = Palette.whatGoesWrong
    toggle.addAction(UIAction { [unowned toggle] _ in onChange(toggle.isOn) }, for: .valueChanged)
    addSubview(words)
    addSubview(toggle)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func setOn(_ isOn: Bool) { toggle.setOn(isOn, animated: true) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = words.sizeThatFits(CGSize(width: wordsWidth(in: size.width), height: size.height)).height
    return CGSize(width: size.width, height: max(toggle.bounds.height, height) + 9)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = toggle.bounds.width
    toggle.center = CGPoint(x: bounds.maxX - width / 2, y: bounds.midY)
    words.frame = CGRect(x: 0, y: 0, width: wordsWidth(in: bounds.width), height: bounds.height)
  }

  private func wordsWidth(in width: CGFloat) -> CGFloat { max(0, width - toggle.bounds.width - Metrics.spacing) }
}
