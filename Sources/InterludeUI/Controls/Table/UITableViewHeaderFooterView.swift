/// A view above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What the view is called where it is used again; nil if it is not.
  open internal(set) var reuseIdentifier: String?

  /// Holds all that the app puts in the view.
  open var contentView: UIView { configured.contentView }
  private(set) lazy var configured = ConfiguredParts(in: self)

  /// A view of size zero.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ownLayoutMargins = CellLabels.listMargins
    configured.contentViewDidChange = { [weak self] in self?.label = nil }
  }

  /// A view without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table makes of a class that is registered.
  public required convenience init(dequeuedFor reuseIdentifier: String) { self.init(reuseIdentifier: reuseIdentifier) }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// What the view's configurations go by. An override that adds values of the app's own asks `super` first.
  open var configurationState: UIViewConfigurationState { flaggedState() }
  /// Asks for the configurations to be updated before the next layout; done by itself when the state may be another.
  open func setNeedsUpdateConfiguration() { noteConfiguration() }
  /// Called when the state may be another, before the next layout and after the configurations have taken their looks. A subclass
  /// sets here what it shows.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// The same for others than subclasses, called after it. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The section's title; nil in a view with a content configuration.
  open var textLabel: UILabel? {
    guard configured.content == nil else { return nil }
    if let label { return label }
    let label = UILabel(frame: .zero)
    label.settingDefaults {
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    }
    configured.contentView.addSubview(label)
    self.label = label
    return label
  }
  private var label: UILabel?
  /// Whether the view is above rows, where its title stands at the bottom, or below them.
  var end = UITableView.SectionEnd.header
  /// Of the table that the view is for.
  var tableStyle = UITableView.Style.plain

  /// Behind the content, as large as the view. Takes the place of a background configuration.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// In points, as on an iPhone.
  static let titlePadding: CGFloat = 7

  open override func layoutSublayers(of layer: CALayer) {
    updateConfigurationIfNeeded()
    super.layoutSublayers(of: layer)
  }

  open override func layoutSubviews() {
    let box = bounds
    for view in [configured.contentView, backgroundView, configured.ground] { view?.layoutFrame = box }
    if let label {
      let room = CGSize(width: max(0, box.width - 2 * CellLabels.margin), height: box.height)
      let height = label.sizeThatFits(room).height
      label.layoutFrame = CGRect(
        x: CellLabels.margin, y: end == .header ? box.height - height - Self.titlePadding : Self.titlePadding,
        width: room.width, height: height)
    }
    super.layoutSubviews()
  }

  /// As high as the constraints in the content view want it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return configured.contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
