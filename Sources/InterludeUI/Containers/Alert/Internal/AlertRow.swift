/// The row of one action.
final class AlertRow: UIView {
  let action: UIAlertAction
  private let look: AlertLook
  private let label = UILabel()
  private let highlight = UIView()

  /// Whether a finger is on it.
  var isHighlighted = false { didSet { highlight.isHidden = !isHighlighted } }

  init(_ action: UIAlertAction, look: AlertLook, isProminent: Bool) {
    (self.action, self.look) = (action, look)
    super.init(frame: .zero)
    accessibilityLabel = action.title
    highlight.backgroundColor = .systemFill
    highlight.isHidden = true
    highlight.isUserInteractionEnabled = false
    addSubview(highlight)
    label.text = action.title
    label.font = look.rowFont(isProminent: isProminent)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { action.isEnabled }

  /// How wide the row has to be for its title in full.
  var naturalWidth: CGFloat { label.sizeThatFits(.zero).width + 2 * look.rowPadding }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    label.frame = CGRect(
      x: look.rowPadding, y: 0, width: max(0, bounds.width - 2 * look.rowPadding), height: bounds.height)
  }

  func actionDidChange() {
    if !action.isEnabled { isHighlighted = false }
    updateColor()
  }

  private func updateColor() {
    if !action.isEnabled {
      label.textColor = .tertiaryLabel
    } else {
      label.textColor = action.style == .destructive ? .systemRed : tintColor
    }
  }
}
