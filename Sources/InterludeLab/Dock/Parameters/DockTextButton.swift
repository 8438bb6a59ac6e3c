import InterludeUI

/// A small button with a title on a rounded ground.
final class DockTextButton: UIControl, KeyTaker {
  /// Called at a click.
  var onPress: () -> Void = {}
  /// Whether it stands out from its neighbours.
  var isProminent = false { didSet { if isProminent != oldValue { setNeedsLayout() } } }

  var title: String { didSet { if title != oldValue { showTitle() } } }

  var hasKeys = false { didSet { if hasKeys != oldValue { setNeedsLayout() } } }
  var onTouch: () -> Void = {}

  private let label = UILabel()
  private let ring = KeyRing()

  static let height: CGFloat = 26

  init(_ title: String) {
    self.title = title
    super.init(frame: .zero)
    showTitle()
    label.textAlignment = .center
    label.font = Self.font
    layer.cornerRadius = 6
    layer.addSublayer(ring)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// Return presses it.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard key == .return else { return false }
    if isEnabled { onPress() }
    return true
  }

  private func showTitle() {
    label.text = title
    accessibilityIdentifier = title
    superview?.setNeedsLayout()
  }

  override var isHighlighted: Bool { didSet { setNeedsLayout() } }
  override var isEnabled: Bool { didSet { setNeedsLayout() } }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: Self.width(of: title), height: Self.height) }

  /// The width of a button with a title, in points.
  static func width(of title: String) -> CGFloat {
    let label = UILabel()
    (label.font, label.text) = (font, title)
    return (label.sizeThatFits(.zero).width + 22).rounded(.up)
  }

  private static let font = UIFont.systemFont(ofSize: 12, weight: .medium)

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    label.textColor = isEnabled ? (isProminent ? DockStyle.textOnAccent : DockStyle.text) : DockStyle.secondaryText
    backgroundColor = isProminent && isEnabled ? DockStyle.accent : DockStyle.control
    ring.show(around: hasKeys ? bounds.insetBy(dx: -3, dy: -3) : nil)
    alpha = isHighlighted ? 0.7 : isEnabled ? 1 : 0.55
  }
}
