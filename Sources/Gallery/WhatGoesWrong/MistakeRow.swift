import UIKit

/// A mistake and the switch that turns it on.
final class MistakeRow: UIView {
  let mistake: Mistake
  private let label: UILabel
  private let toggle = UISwitch()

  init(_ mistake: Mistake, onChange: @escaping (_ isOn: Bool) -> Void) {
    self.mistake = mistake
    label = UILabel(mistake.title, font: .body)
    super.init(frame: .zero)
    toggle.accessibilityIdentifier = mistake.identifier
    toggle.accessibilityLabel = mistake.title
    toggle.onTintColor = Palette.whatGoesWrong
    toggle.addAction(UIAction { [unowned toggle] _ in onChange(toggle.isOn) }, for: .valueChanged)
    addSubview(label)
    addSubview(toggle)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func setOn(_ isOn: Bool) { toggle.setOn(isOn, animated: true) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: toggle.bounds.height + 9)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = toggle.bounds.width
    toggle.center = CGPoint(x: bounds.maxX - width / 2, y: bounds.midY)
    label.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - width - Metrics.spacing), height: bounds.height)
  }
}
