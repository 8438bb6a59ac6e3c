import InterludeUI

/// The keys and what they do, in groups, on a card in the middle of the window. A click closes it.
final class HelpCard: UIControl, OverlayContent {
  var onClose: () -> Void = {}

  /// The appearance, light or dark.
  var style = UIUserInterfaceStyle.unspecified {
    didSet {
      guard style != oldValue else { return }
      overrideUserInterfaceStyle = style
      traitCollection.performAsCurrent { scroll.indicatorStyle = DockStyle.indicators }
    }
  }

  private let title = UILabel()
  private let scroll = DockScrollView(.card)
  private let groups = KeyHelp.groups.map { HelpGroup($0) }

  /// The width of a column, and the distances between two, around them and around the card, in points.
  private static let (columnWidth, gap, padding, margin): (CGFloat, CGFloat, CGFloat, CGFloat) = (338, 24, 16, 12)
  private static let titleHeight: CGFloat = 46

  init() {
    super.init(frame: .zero)
    backgroundColor = DockStyle.card
    layer.cornerRadius = 20
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 26
    layer.shadowOffset = CGSize(width: 0, height: 12)
    title.text = "Keys"
    title.font = .systemFont(ofSize: 17, weight: .bold)
    title.textColor = DockStyle.text
    addSubview(title)
    addSubview(scroll)
    groups.forEach(scroll.addSubview)
    // The strip at an edge beyond which there is more must not lie on the card's round corners.
    scroll.edgeInsets = UIEdgeInsets(top: 0, left: Self.padding, bottom: 0, right: Self.padding)
    // The card has the safe area behind it.
    scroll.contentInsetAdjustmentBehavior = .never
    let click = UITapGestureRecognizer()
    click.addHandler { [weak self] _ in self?.onClose() }
    scroll.addGestureRecognizer(click)
    addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// In a window that is wider than high there are two columns; what has no room is scrolled to.
  func overlayFrame(in bounds: CGRect, insets: UIEdgeInsets) -> CGRect {
    let room = bounds.inset(by: insets).insetBy(dx: Self.margin, dy: Self.margin)
    let pair = 2 * Self.columnWidth + Self.gap + 2 * Self.padding
    let width = min(bounds.width > bounds.height ? pair : Self.columnWidth + 2 * Self.padding, room.width)
    let height = Self.titleHeight + places(in: width).height + Self.padding
    let size = CGSize(width: width, height: min(height, room.height))
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(
      x: Self.padding, y: 0, width: max(0, bounds.width - 2 * Self.padding), height: Self.titleHeight)
    scroll.frame = CGRect(
      x: 0, y: Self.titleHeight, width: bounds.width,
      height: max(0, bounds.height - Self.titleHeight - Self.padding / 2))
    let places = places(in: bounds.width)
    for (group, frame) in zip(groups, places.frames) { group.frame = frame }
    scroll.contentSize = CGSize(width: bounds.width, height: places.height)
  }

  /// Where the groups are in a card of a width: below each other, or in two columns whose heights differ least.
  private func places(in width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    let isPair = width >= Self.columnWidth * 1.7
    let column = (width - 2 * Self.padding - (isPair ? Self.gap : 0)) / (isPair ? 2 : 1)
    let heights = groups.map { $0.height(inWidth: column) }
    func total(_ some: some Sequence<CGFloat>) -> CGFloat { some.reduce(0, +) }
    let breaks = groups.indices.dropFirst()
    let split =
      isPair
      ? breaks.min {
        abs(total(heights[..<$0]) - total(heights[$0...])) < abs(total(heights[..<$1]) - total(heights[$1...]))
      }
        ?? groups.count : groups.count
    var frames: [CGRect] = []
    var (y, height): (CGFloat, CGFloat) = (0, 0)
    for (index, own) in heights.enumerated() {
      if index == split { y = 0 }
      let x = Self.padding + (index >= split ? column + Self.gap : 0)
      frames.append(CGRect(x: x, y: y, width: column, height: own))
      y += own
      height = max(height, y)
    }
    return (frames, height)
  }
}
