/// A row of a list, or what is above or below its rows: content, accessories at both ends, and a line below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at both ends; nothing unless set. The system's own stand in an order of their own.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// How many steps the content is indented; 0 unless set.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the accessories at the left are indented with the content; true unless set.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// What the cell is in its list.
  var listRow: ListRow? {
    didSet {
      guard listRow != oldValue else { return }
      setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
  }
  private let separator = UIView(frame: .zero)
  private var shown: (leading: [AccessoryView], trailing: [AccessoryView]) = ([], [])

  /// In points: from the cell's edges, between accessories, and between the content and those at the right. By eye.
  private static let (margin, gap, contentGap): (CGFloat, CGFloat, CGFloat) = (16, 12, 8)
  /// Of a group, in points, as in a table.
  private static let cornerRadius: CGFloat = 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  // MARK: Configurations

  /// Content as a list has it for this cell: that of a row, a header or a footer, as it is asked for while the cell is dequeued.
  open func defaultContentConfiguration() -> UIListContentConfiguration { (listRow ?? ListRow()).content }

  /// A ground as a list has it for this cell.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (listRow ?? ListRow()).background
  }

  /// Without a ground of the app's own the list's shows.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard listRow != nil, !hasOwnBackground, backgroundView == nil, selectedBackgroundView == nil else { return }
    configured.setBackground(defaultBackgroundConfiguration(), state)
  }

  // MARK: Accessories

  override func editingDidChange() {
    super.editingDidChange()
    showAccessories()
  }

  private func showAccessories() {
    (shown.leading + shown.trailing).forEach { $0.removeFromSuperview() }
    func made(_ isLeading: Bool) -> [AccessoryView] {
      UICellAccessory.shown(accessories, isLeading: isLeading, isEditing: isInEditing).map(AccessoryView.init)
    }
    shown = (made(true), made(false))
    (shown.leading + shown.trailing).forEach(addSubview)
    setNeedsLayout()
  }

  // MARK: Layout

  /// How far the content keeps from the cell's edges, in points.
  private var contentInsets: (left: CGFloat, right: CGFloat) {
    func width(_ views: [AccessoryView]) -> CGFloat {
      views.isEmpty ? 0 : views.reduce(CGFloat(views.count - 1) * Self.gap) { $0 + $1.room }
    }
    let (leading, trailing) = (width(shown.leading), width(shown.trailing))
    let indent = CGFloat(max(0, indentationLevel)) * indentationWidth
    return (
      safeAreaInsets.left + indent + (leading > 0 ? Self.margin + leading : 0),
      safeAreaInsets.right + (trailing > 0 ? Self.margin + trailing + Self.contentGap : 0)
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = contentInsets
    contentView.layoutFrame = CGRect(
      x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right), height: bounds.height)
    var x = safeAreaInsets.left + Self.margin
    if indentsAccessories { x += CGFloat(max(0, indentationLevel)) * indentationWidth }
    for view in shown.leading { x = place(view, at: x) + Self.gap }
    x = bounds.width - insets.right + Self.contentGap
    for view in shown.trailing { x = place(view, at: x) + Self.gap }
    placeSeparator()
    let corners = listRow?.corners ?? []
    (layer.cornerRadius, layer.maskedCorners) = (corners.isEmpty ? 0 : Self.cornerRadius, corners)
    clipsToBounds = !corners.isEmpty
  }

  /// - Returns: The right edge.
  private func place(_ view: AccessoryView, at x: CGFloat) -> CGFloat {
    view.layoutFrame = CGRect(
      x: x, y: (bounds.height - view.bounds.height) / 2, width: view.room, height: view.bounds.height)
    return x + view.room
  }

  private func placeSeparator() {
    separator.isHidden = listRow?.hasSeparator != true
    let start = contentView.frame.minX + ((contentView as? UIListContentView)?.textStart ?? Self.margin)
    let height = 1 / stage.scale
    separator.frame = CGRect(
      x: start, y: bounds.height - height, width: max(0, bounds.width - start), height: height)
  }

  /// As high as the content is between the accessories.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = contentInsets
    let room = CGSize(width: max(0, targetSize.width - insets.left - insets.right), height: targetSize.height)
    let size = super.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + insets.left + insets.right, height: max(size.height, leastHeight))
  }

  /// Of a row, in points.
  private var leastHeight: CGFloat { listRow?.role == .row ? CellLabels.minimumHeight : 0 }
}
