import InterludeUI

/// A button of the dock with a sign, a title or both.
final class TransportButton: UIButton {
  /// The sign; nil for the title alone.
  var icon: TransportIcon? { didSet { if icon != oldValue { showIcon() } } }
  /// Whether it has the colour of what is to be pressed first.
  var isProminent = false { didSet { if isProminent != oldValue { showState() } } }
  /// Whether it lies on the bar without a plate of its own.
  var isPlain = false { didSet { if isPlain != oldValue { showState() } } }

  private let filled = ShapeView()
  private let line = ShapeView(lineWidth: 1.75)

  /// - Parameters:
  ///   - name: For scripts, and for who cannot see it.
  ///   - hint: What it does, and by which key.
  init(_ icon: TransportIcon?, name: String, hint: String? = nil, action: @escaping () -> Void) {
    super.init(frame: .zero)
    self.icon = icon
    accessibilityIdentifier = "transport.\(name)"
    accessibilityLabel = name
    accessibilityHint = hint
    layer.cornerRadius = 6
    titleLabel?.font = DockStyle.body
    line.shape.lineCap = .round
    for view in [filled, line] { addSubview(view) }
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    showIcon()
    showState()
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { showState() } } }
  override var isSelected: Bool { didSet { if isSelected != oldValue { showState() } } }
  override var isEnabled: Bool { didSet { if isEnabled != oldValue { showState() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = TransportIcon.size
    let isAlone = (currentTitle ?? "").isEmpty
    let x = isAlone ? ((bounds.width - size) / 2).rounded() : 9
    for view in [filled, line] {
      view.frame = CGRect(x: x, y: ((bounds.height - size) / 2).rounded(), width: size, height: size)
    }
    guard icon != nil, !isAlone, let titleLabel else { return }
    titleLabel.frame = CGRect(
      x: x + size + 6, y: titleLabel.frame.minY, width: max(0, bounds.width - x - size - 12),
      height: titleLabel.frame.height)
  }

  private func showIcon() {
    filled.path = icon?.fill
    line.path = icon?.stroke
  }

  private func showState() {
    let isLit = isProminent || isSelected
    let plate = isLit ? DockStyle.accent : isPlain ? UIColor.clear : DockStyle.control
    backgroundColor = isHighlighted ? (isPlain ? DockStyle.control : plate.withAlphaComponent(0.7)) : plate
    let usual = isLit ? DockStyle.textOnAccent : DockStyle.text
    let color = isEnabled ? usual : usual.withAlphaComponent(0.3)
    setTitleColor(color, for: .normal)
    filled.shape.fillColor = color.cgColor
    line.shape.strokeColor = color.cgColor
  }
}
