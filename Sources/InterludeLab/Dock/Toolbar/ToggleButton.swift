import InterludeUI

/// A word that is highlighted while something is on.
final class ToggleButton: UIControl {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 6
    label.text = title
    label.font = DockStyle.body
    label.textAlignment = .center
    addSubview(label)
    showState()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  var isOn = false { didSet { if isOn != oldValue { showState() } } }

  /// The width with a padding beside its words, both in points.
  func fittingWidth(padding: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: 400, height: 40)).width.rounded(.up) + padding
  }

  private func showState() {
    backgroundColor = isOn ? DockStyle.accent : DockStyle.control
    label.textColor = isOn ? DockStyle.textOnAccent : DockStyle.text
    alpha = isHighlighted ? 0.7 : isEnabled ? 1 : 0.55
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
