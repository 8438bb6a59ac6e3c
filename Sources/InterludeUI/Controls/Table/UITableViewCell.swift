/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// What the row is called where it is used again; nil if it is not.
  open internal(set) var reuseIdentifier: String?
  let style: CellStyle

  /// Holds all that the app puts in the row; it leaves room for the accessory.
  open var contentView: UIView { configured.contentView }
  private(set) lazy var configured = ConfiguredParts(in: self)

  /// A row of one of the built-in layouts.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  /// A row without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table makes of a class that is registered: the default style. Inherited wherever `init(style:reuseIdentifier:)`
  /// and `init(coder:)` are.
  public required convenience init(dequeuedFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func setUp() {
    clipsToBounds = true
    shownBackgroundColor = defaultBackgroundColor
    ownLayoutMargins = CellLabels.listMargins
    configured.contentView.frame = bounds
    configured.contentViewDidChange = { [weak self] in
      guard let self else { return }
      labels = CellLabels(style: style, in: configured.contentView)
    }
    separator.isUserInteractionEnabled = false
    separator.isHidden = true
    addSubview(separator)
  }

  /// Called before the row is used again; what was left of the row before must be put back here.
  open func prepareForReuse() {}

  // MARK: Content

  /// The first line; nil in a row with a content configuration.
  open var textLabel: UILabel? { configured.content == nil ? labels.text : nil }
  /// The second line, or what stands at the right; nil in the default style, and in a row with a content configuration.
  open var detailTextLabel: UILabel? { configured.content == nil && style != .default ? labels.detail : nil }
  /// The picture at the left; nil in a row with a content configuration.
  open var imageView: UIImageView? { configured.content == nil ? labels.image : nil }
  private(set) lazy var labels = CellLabels(style: style, in: configured.contentView)

  /// What the row's configurations go by. An override that adds values of the app's own asks `super` first.
  open var configurationState: UICellConfigurationState { configurationState(isSelected, isHighlighted) }
  /// Asks for the configurations to be updated before the next layout; done by itself when the state may be another.
  open func setNeedsUpdateConfiguration() { noteConfiguration() }
  /// Called when the state may be another, before the next layout and after the configurations have taken their looks. A subclass
  /// sets here what it shows.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The same for others than subclasses, called after it. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsUpdateConfiguration()
  }

  // MARK: Accessory

  /// The sign at the right.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  /// A view at the right, in place of the sign.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  private var sign: CellAccessory?
  var shownAccessory: UIView? { accessoryView ?? sign }

  private func accessoryDidChange() {
    sign?.removeFromSuperview()
    sign = accessoryView == nil ? CellAccessory(accessoryType) : nil
    sign?.onPress = { [weak self] in
      guard let self, let table = superview as? UITableView, let path = table.indexPath(for: self) else { return }
      table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    if let shownAccessory { addSubview(shownAccessory) }
    setNeedsLayout()
  }

  // MARK: Background

  /// The colour behind everything: until it is set the ground of a screen, or in a grouped table that of a group.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      configured.setBackground(nil, configurationState)
      hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  /// Whether `backgroundColor` was set.
  var hasOwnBackgroundColor = false

  /// Of the table that the row is for.
  var tableStyle = UITableView.Style.plain { didSet { if tableStyle != oldValue { showDefaultBackgroundColor() } } }

  /// Behind the content, as large as the row. Takes the place of a background configuration.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replace(oldValue, by: backgroundView, at: 0)
    }
  }
  /// In front of the background while the row is selected or highlighted, in place of the grey. Takes the place of a background
  /// configuration.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      oldValue?.removeFromSuperview()
      showState(animated: false)
    }
  }

  /// What shows that the row is selected, where no view and no configuration does.
  var grey: UIView?

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    insertSubview(new, at: index)
    setNeedsLayout()
  }

  // MARK: State

  /// How the row shows that it is selected; a grey unless set. The colours of old are all grey.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the row is selected. Setting it is not animated.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is under a finger. Setting it is not animated.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false
  /// Whether what is in the content view was last highlighted.
  var isContentHighlighted = false

  /// Selects the row, or deselects it; animated, the ground fades.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != self.selected { setNeedsUpdateConfiguration() }
    self.selected = selected
    showState(animated: animated)
  }

  /// Highlights the row, or takes the highlight away; animated, the ground fades.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != self.highlighted { setNeedsUpdateConfiguration() }
    self.highlighted = highlighted
    showState(animated: animated)
  }

  // MARK: Layout

  /// How far the line below the row keeps from its edges, in points: at the left as far as the text unless set.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? tableSeparatorInset ?? UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
    }
    set {
      noteSetting()
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// What the table says where the row does not.
  var tableSeparatorInset: UIEdgeInsets? { didSet { if tableSeparatorInset != oldValue { setNeedsLayout() } } }
  let separator = UIView(frame: .zero)

  private var textStart: CGFloat { (configured.contentView as? UIListContentView)?.textStart ?? labels.textStart }

  open override func layoutSublayers(of layer: CALayer) {
    updateConfigurationIfNeeded()
    super.layoutSublayers(of: layer)
  }

  open override func layoutSubviews() {
    let box = bounds
    let accessory = shownAccessory
    if let accessory {
      let size = accessory.bounds.size
      accessory.layoutFrame = CGRect(
        x: box.width - CellLabels.margin - size.width, y: ((box.height - size.height) / 2).rounded(.down),
        width: size.width, height: size.height)
    }
    configured.contentView.layoutFrame = contentFrame
    for ground in [configured.ground, backgroundView, selectedBackgroundView, grey] { ground?.layoutFrame = box }
    labels.layOut()
    let (inset, line) = (separatorInset, 1 / stage.scale)
    bringSubviewToFront(separator)
    separator.layoutFrame = CGRect(
      x: inset.left, y: box.height - line, width: max(0, box.width - inset.left - inset.right), height: line)
    super.layoutSubviews()
  }

  private var contentFrame: CGRect {
    CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryRoom), height: bounds.height)
  }

  /// How much of the width the accessory takes from the content.
  private var accessoryRoom: CGFloat { shownAccessory.map { $0.bounds.width + CellLabels.margin } ?? 0 }

  /// As high as the constraints in the content view want the row, or else its text.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let (content, width) = (configured.contentView, max(0, targetSize.width - accessoryRoom))
    if configured.content != nil {
      // Its margins depend on how far it keeps from the row's edges.
      UIView.performWithoutAnimation { content.layoutFrame = contentFrame }
    } else if !content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      return CGSize(width: targetSize.width, height: labels.height(forWidth: width))
    }
    let fit = content.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height), withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: fit.width + accessoryRoom, height: fit.height)
  }
}
