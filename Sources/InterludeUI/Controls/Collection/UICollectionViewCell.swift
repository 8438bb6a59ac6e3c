/// The view of one item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Holds all that the app puts in the cell; as large as the cell.
  open var contentView: UIView { configured.contentView }
  private(set) lazy var configured = ConfiguredParts(in: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    configured.contentView.frame = bounds
    configured.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// What the cell's configurations go by. An override that adds values of the app's own asks `super` first.
  open var configurationState: UICellConfigurationState {
    var state = configurationState(isSelected, isHighlighted)
    state.isEditing = isInEditing
    return state
  }
  /// Whether the cell's collection is being edited.
  var isInEditing = false { didSet { if isInEditing != oldValue { editingDidChange() } } }
  /// The collection begins or ends being edited.
  func editingDidChange() { setNeedsUpdateConfiguration() }
  /// Whether the app has said what is behind the content.
  var hasOwnBackground = false
  /// Nothing: such a cell is not a list's.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
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

  /// Whether the item is selected.
  open var isSelected = false { didSet { showState(isChanged: isSelected != oldValue) } }
  /// Whether the item is under a finger.
  open var isHighlighted = false { didSet { showState(isChanged: isHighlighted != oldValue) } }

  /// Behind the content. Takes the place of a background configuration.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// In front of the background while the cell is selected or highlighted. Takes the place of a background configuration.
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard new !== old else { return }
    if new != nil { backgroundConfiguration = nil }
    old?.removeFromSuperview()
    for ground in [selectedBackgroundView, backgroundView].compactMap(\.self) { insertSubview(ground, at: 0) }
    showState(isChanged: false)
    setNeedsLayout()
  }

  private func showState(isChanged: Bool) {
    if isChanged { setNeedsUpdateConfiguration() }
    let isOn = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isOn
  }

  open override func layoutSublayers(of layer: CALayer) {
    updateConfigurationIfNeeded()
    super.layoutSublayers(of: layer)
  }

  open override func layoutSubviews() {
    for ground in [configured.ground, backgroundView, selectedBackgroundView] { ground?.layoutFrame = bounds }
    super.layoutSubviews()
  }

  /// As large as the constraints in the content view want the cell.
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
