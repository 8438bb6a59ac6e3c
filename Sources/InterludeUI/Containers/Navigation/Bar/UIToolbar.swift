/// A bar of buttons, as a rule at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// From left to right. Spaces among them share the room.
  open var items: [UIBarButtonItem]? {
    get { shown }
    set { setItems(newValue, animated: false) }
  }

  /// The background. The bar keeps a copy.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      noteSetting()
      appearance = standardAppearance.duplicate()
      updatePictures()
    }
  }

  /// The same while the content's lower edge is at the bar's, or no content scrolls. Nil stands for the standard appearance without
  /// background and hairline. The bar keeps a copy. A bar that belongs to no controller does not use it.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      noteSetting()
      background.scrollEdgeAppearance = scrollEdgeAppearance?.duplicate()
    }
  }

  /// The style of the bar; `default` unless set. In a black bar everything has the dark appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteSetting()
      guard barStyle != oldValue else { return }
      updateTraits()
    }
  }

  /// A background colour. It takes precedence over the standard appearance's background.
  open var barTintColor: UIColor? {
    didSet {
      noteSetting()
      background.tint = barTintColor
    }
  }

  /// Whether what is behind the bar shows through where an appearance allows it; true unless set. A bar that is not translucent always
  /// hides it, and shows its appearances without their effects. Screens then end above the bar unless they set
  /// `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true {
    didSet {
      noteSetting()
      guard isTranslucent != oldValue else { return }
      background.isOpaque = !isTranslucent
      superview?.setNeedsLayout()
    }
  }

  /// Sets a picture in place of the standard appearance's effect and colour, stretched over the bar; nil for these. In compact height the
  /// default picture shows unless one is set for that height. Behind an empty picture everything shows through.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    noteSetting(for: UInt(barMetrics.rawValue) | UInt(topOrBottom.rawValue) << 8)
    pictures[topOrBottom, barMetrics] = backgroundImage
    updatePictures()
  }

  /// The picture that was set for a position and a height; nil if none was.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { pictures[topOrBottom, barMetrics] }

  /// Sets a picture in place of the hairline of a bar that has a picture as its background; nil for the hairline.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    noteSetting(for: UInt(topOrBottom.rawValue))
    shadows[topOrBottom, .default] = shadowImage
    updatePictures()
  }

  /// The picture that was set for a position in place of the hairline; nil if none was.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom, .default] }

  private var shown: [UIBarButtonItem]?
  /// The bar's own copy.
  private lazy var appearance = standardAppearance.duplicate()
  private var (pictures, shadows) = (PicturesByPlace(), PicturesByPlace())
  let background = BottomBarBackground(\.toolbarEdge)
  private var content = ToolbarContent()
  private var change: Change?

  /// A change of items in progress.
  private struct Change {
    let oldItems: [UIBarButtonItem]?
    let oldContent: ToolbarContent
  }

  /// In points: the height of what the bar shows, above the safe area, and the same on a phone that lies on its side.
  private static let (contentHeight, compactContentHeight): (CGFloat, CGFloat) = (44, 32)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The initialiser by which a navigation controller makes its toolbar. A subclass inherits it if it implements both initialisers above,
  /// or neither.
  public required convenience init(inNavigationController: Void) {
    self.init(frame: .zero)
    background.hasController = true
  }

  override var ownUserInterfaceStyle: UIUserInterfaceStyle { barStyle.userInterfaceStyle }

  private func setUp() {
    for view in background.views + [content] { addSubview(view) }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    background.update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updatePictures() }
  }

  /// Shows the standard appearance with the pictures that were set on the bar.
  private func updatePictures() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let pictured = appearance.duplicate()
    if let image = pictures.picture(at: .bottom, isCompact: isCompact) {
      (pictured.backgroundEffect, pictured.backgroundColor, pictured.backgroundImage) = (nil, nil, image)
      if let shadow = shadows.picture(at: .bottom, isCompact: isCompact) { pictured.shadowImage = shadow }
    }
    background.standardAppearance = pictured
    setNeedsLayout()
  }

  // MARK: Items

  /// Replaces the items; animated, the old ones fade out and the new ones in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else {
      finishTransition(completed: true)
      return show(items)
    }
    UIView.animate(withDuration: stage.system.navigation.announcedDuration) {
      self.transition(to: items)
    } completion: { _ in
      self.finishTransition(completed: true)
    }
  }

  /// Changes the items; within an animation block they fade. Both states are kept until `finishTransition(completed:)`.
  func transition(to items: [UIBarButtonItem]?) {
    finishTransition(completed: true)
    guard items ?? [] != shown ?? [] else { return }
    let (oldItems, oldContent) = (shown, content)
    UIView.performWithoutAnimation {
      content = ToolbarContent()
      addSubview(content)
      show(items)
      content.alpha = 0
      layoutIfNeeded()
    }
    change = Change(oldItems: oldItems, oldContent: oldContent)
    oldContent.alpha = 0
    content.alpha = 1
  }

  /// Ends a transition. The new items stay or, if it was cancelled, the old ones are restored.
  func finishTransition(completed: Bool) {
    guard let change else { return }
    self.change = nil
    guard !completed else { return change.oldContent.removeFromSuperview() }
    let newContent = content
    content = change.oldContent
    show(change.oldItems)
    newContent.removeFromSuperview()
    UIView.performWithoutAnimation { content.alpha = 1 }
  }

  /// Shows items at once; what shows already stays in the window.
  private func show(_ items: [UIBarButtonItem]?) {
    for item in shown ?? [] { item.onChange = nil }
    shown = items
    content.update(items ?? [])
    for item in shown ?? [] {
      item.onChange = { [weak self] in
        guard let self else { return }
        content.update(shown ?? [])
      }
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The height above the safe area, in points.
  var contentHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? Self.compactContentHeight : Self.contentHeight
  }

  /// As wide as is asked for, or as the screen if no width is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : stage.size.width, height: contentHeight + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut(in: bounds, hairline: 1 / stage.scale)
    for content in [change?.oldContent, content].compactMap({ $0 }) {
      content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, contentHeight))
    }
  }
}
