import InterludeUI

/// The keys and what they do, on a card in the middle of the window. A click closes it.
final class HelpCard: UIControl, OverlayContent {
  var onClose: () -> Void = {}

  private let title = UILabel()
  private let rows = KeyHelp.all.map { HelpRow($0) }

  private static let width: CGFloat = 366
  private static let margin: CGFloat = 12
  /// Rows are lower in a small window.
  private static let rowHeights: ClosedRange<CGFloat> = 22...40

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 26
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 26
    layer.shadowOffset = CGSize(width: 0, height: 12)
    title.text = "Keys"
    addSubview(title)
    rows.forEach(addSubview)
    addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
    let room = bounds.height - 2 * Self.margin
    let rowHeight = min(
      max((room / (CGFloat(rows.count) + 2)).rounded(.down), Self.rowHeights.lowerBound), Self.rowHeights.upperBound)
    let size = CGSize(
      width: min(Self.width, bounds.width - 2 * Self.margin), height: min(rowHeight * (CGFloat(rows.count) + 2), room))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// The title takes one and a half rows, and half a row is left below.
  override func layoutSubviews() {
    super.layoutSubviews()
    let rowHeight = bounds.height / (CGFloat(rows.count) + 2)
    let left = (rowHeight * 0.6).rounded()
    title.font = .systemFont(ofSize: (rowHeight * 0.55).rounded(), weight: .bold)
    title.frame = CGRect(x: left, y: rowHeight * 0.35, width: bounds.width - 2 * left, height: rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: left, y: rowHeight * (CGFloat(index) + 1.5), width: bounds.width - 2 * left, height: rowHeight)
    }
  }
}

/// Keys drawn as a key, and what they do.
private final class HelpRow: UIView {
  private let key = UILabel()
  private let explanation = UILabel()

  init(_ help: KeyHelp) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    key.text = help.keys
    key.textAlignment = .center
    key.backgroundColor = .systemGray6
    key.layer.borderWidth = 1
    key.layer.borderColor = UIColor.systemGray4.cgColor
    explanation.text = help.explanation
    addSubview(key)
    addSubview(explanation)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = (bounds.height * 0.74).rounded()
    let size = min(13, (bounds.height * 0.5).rounded())
    key.font = .systemFont(ofSize: size, weight: .semibold)
    explanation.font = .systemFont(ofSize: min(14, size + 1))
    let (width, top) = (min(100, bounds.width * 0.34), ((bounds.height - height) / 2).rounded())
    key.frame = CGRect(x: 0, y: top, width: width, height: height)
    key.layer.cornerRadius = min(8, height / 3)
    explanation.frame = CGRect(x: width + 12, y: top, width: max(0, bounds.width - width - 12), height: height)
  }
}
