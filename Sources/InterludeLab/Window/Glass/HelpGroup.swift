import InterludeUI

/// A group of keys on the help card: its title, and below it a row for each of its keys.
final class HelpGroup: UIView {
  private let title = UILabel()
  private let rows: [HelpRow]

  /// Of the title with the room below it, and of the room below the group, in points.
  private static let (titleHeight, gap): (CGFloat, CGFloat) = (24, 10)

  init(_ group: KeyHelp.Group) {
    rows = group.keys.map { HelpRow($0) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    title.text = group.title
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    title.textColor = DockStyle.secondaryText
    addSubview(title)
    rows.forEach(addSubview)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// In points.
  func height(inWidth width: CGFloat) -> CGFloat {
    Self.titleHeight + rows.reduce(0) { $0 + $1.height(inWidth: width) } + Self.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.titleHeight - 4)
    var y = Self.titleHeight
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height(inWidth: bounds.width))
      y = row.frame.maxY
    }
  }
}

/// Keys drawn as a key, and what they do.
private final class HelpRow: UIView {
  private let key = UILabel()
  private let explanation = UILabel()

  /// The least height of a row, the height of a key, and the distance between it and the words, in points.
  private static let (least, keyHeight, gap): (CGFloat, CGFloat, CGFloat) = (22, 18, 10)

  init(_ help: KeyHelp) {
    super.init(frame: .zero)
    key.text = help.keys
    key.font = .systemFont(ofSize: 11, weight: .semibold)
    key.textAlignment = .center
    key.textColor = DockStyle.text
    key.backgroundColor = DockStyle.control
    key.layer.cornerRadius = 5
    explanation.text = help.explanation
    explanation.font = DockStyle.body
    explanation.textColor = DockStyle.text
    explanation.numberOfLines = 0
    addSubview(key)
    addSubview(explanation)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// In points: words that have no room in one line take two.
  func height(inWidth width: CGFloat) -> CGFloat {
    max(Self.least, (wordsHeight(inWidth: width) + 4).rounded(.up))
  }

  private func wordsHeight(inWidth width: CGFloat) -> CGFloat {
    let room = max(0, width - Self.keyWidth(in: width) - Self.gap)
    return explanation.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  private static func keyWidth(in width: CGFloat) -> CGFloat { min(96, (width * 0.34).rounded()) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, words) = (Self.keyWidth(in: bounds.width), wordsHeight(inWidth: bounds.width))
    key.frame = CGRect(x: 0, y: 2, width: width, height: Self.keyHeight)
    let x = width + Self.gap
    explanation.frame = CGRect(
      x: x, y: max(2, ((Self.least - words) / 2).rounded()), width: max(0, bounds.width - x), height: words)
  }
}
