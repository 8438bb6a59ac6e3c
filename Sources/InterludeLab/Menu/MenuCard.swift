import InterludeUI

/// The menu on a card at the right, over everything; a click beside it puts it away.
final class MenuCard: UIControl, OverlayContent {
  /// Called with what was chosen.
  var onChoose: (KeyCommand) -> Void = { _ in }
  var onClose: () -> Void = {}
  /// Below what it opens, in points from the top.
  var top: CGFloat = 0

  private let card = UIView()
  /// An arrow at its edge must not be read as a part of the row below it.
  private let list = DockScrollView(.card)
  private var rows: [[MenuRow]] = []
  private var lines: [UIView] = []

  private static let width: CGFloat = 312
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 6
  /// Above and below the line between two sections, in points.
  private static let gap: CGFloat = 9

  init() {
    super.init(frame: .zero)
    isHidden = true
    card.backgroundColor = DockStyle.card
    card.layer.cornerRadius = 10
    card.layer.borderWidth = 1
    card.layer.shadowOpacity = 0.35
    card.layer.shadowRadius = 18
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    list.delaysContentTouches = false
    // The card has the safe area behind it.
    list.contentInsetAdjustmentBehavior = .never
    // What covers the content at an edge must not fill the card's corners.
    list.layer.cornerRadius = card.layer.cornerRadius
    card.addSubview(list)
    addSubview(card)
    addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  func show(_ menu: LabMenu, style: UIUserInterfaceStyle) {
    overrideUserInterfaceStyle = style
    traitCollection.performAsCurrent {
      card.layer.borderColor = DockStyle.separator.cgColor
      list.indicatorStyle = DockStyle.indicators
    }
    (rows.flatMap(\.self) + lines).forEach { $0.removeFromSuperview() }
    rows = menu.sections.map { section in
      section.map { item in
        MenuRow(item) { [weak self] in self?.onChoose(item.command) }
      }
    }
    lines = menu.sections.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = DockStyle.separator
      return line
    }
    (rows.flatMap(\.self) + lines).forEach(list.addSubview)
    list.contentOffset = .zero
    setNeedsLayout()
  }

  /// All of the window: what is beside the card closes it.
  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect { bounds }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(Self.width, bounds.width - 2 * Self.margin)
    var y = Self.padding
    for (index, section) in rows.enumerated() {
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y + Self.gap / 2, width: width, height: 1)
        y += Self.gap
      }
      for row in section {
        row.frame = CGRect(x: Self.padding, y: y, width: width - 2 * Self.padding, height: MenuRow.height)
        y += MenuRow.height
      }
    }
    y += Self.padding
    let top = top + Self.margin
    card.frame = CGRect(
      x: bounds.width - width - Self.margin, y: top, width: width,
      height: max(0, min(y, bounds.height - top - Self.margin)))
    list.frame = card.bounds
    list.contentSize = CGSize(width: width, height: y)
  }
}

/// An item: a tick where it is on, its title, its keys.
private final class MenuRow: UIControl {
  private let tick = UILabel()
  private let title = UILabel()
  private let keys = UILabel()

  static let height: CGFloat = 24
  private static let (tickWidth, keysWidth): (CGFloat, CGFloat) = (22, 92)

  init(_ item: LabMenu.Item, action: @escaping () -> Void) {
    super.init(frame: .zero)
    accessibilityIdentifier = item.title
    layer.cornerRadius = 5
    tick.text = item.isOn ? "✓" : ""
    title.text = item.title
    keys.text = item.keys
    for (label, color) in [
      (tick, DockStyle.accent), (title, DockStyle.text), (keys, DockStyle.secondaryText),
    ] {
      (label.font, label.textColor) = (DockStyle.body, color)
      addSubview(label)
    }
    isEnabled = item.isEnabled
    if !isEnabled { alpha = 0.4 }
    tick.textAlignment = .center
    keys.textAlignment = .right
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? DockStyle.control : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tick.frame = CGRect(x: 0, y: 0, width: Self.tickWidth, height: bounds.height)
    keys.frame = CGRect(
      x: bounds.width - Self.keysWidth - 8, y: 0, width: Self.keysWidth, height: bounds.height)
    title.frame = CGRect(
      x: Self.tickWidth, y: 0, width: max(0, keys.frame.minX - Self.tickWidth), height: bounds.height)
  }
}
