import InterludeUI

/// The keys and what they do, on a card in the middle of the window; a click on it puts it away.
final class HelpCard: UIControl, OverlayContent {
  var onClose: () -> Void = {}

  private let title = UILabel()
  private let rows = KeyCommand.allCases.map { HelpRow(command: $0) }

  private static let size = CGSize(width: 350, height: 64 + CGFloat(KeyCommand.allCases.count) * rowHeight + 14)
  private static let rowHeight: CGFloat = 42

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 26
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 26
    layer.shadowOffset = CGSize(width: 0, height: 12)
    title.text = "Keys"
    title.font = .systemFont(ofSize: 22, weight: .bold)
    addSubview(title)
    rows.forEach(addSubview)
    addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
    let size = CGSize(width: min(Self.size.width, bounds.width - 24), height: Self.size.height)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 24, y: 20, width: bounds.width - 48, height: 30)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 24, y: 64 + CGFloat(index) * Self.rowHeight, width: bounds.width - 48, height: Self.rowHeight)
    }
  }
}

/// A key drawn as a key, and what it does.
private final class HelpRow: UIView {
  private let key = UILabel()
  private let explanation = UILabel()

  init(command: KeyCommand) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    key.text = command.keyName
    key.font = .systemFont(ofSize: 13, weight: .semibold)
    key.textAlignment = .center
    key.backgroundColor = .systemGray6
    key.layer.cornerRadius = 8
    key.layer.borderWidth = 1
    key.layer.borderColor = UIColor.systemGray4.cgColor
    explanation.text = command.explanation
    explanation.font = .systemFont(ofSize: 15)
    addSubview(key)
    addSubview(explanation)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    key.frame = CGRect(x: 0, y: 6, width: 58, height: 30)
    explanation.frame = CGRect(x: 72, y: 6, width: max(0, bounds.width - 72), height: 30)
  }
}
