/// A control that is pressed to make something happen.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button looks like by itself.
  public nonisolated enum ButtonType: Int, Sendable {
    /// Shows exactly what it is given.
    case custom
    /// Text in the tint colour, which fades while it is pressed.
    case system

    /// The same as `system`, whose buttons have had no outline since iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The type that the button was made with.
  open private(set) var buttonType: ButtonType = .custom
  /// What to show, as a value; nil to show what is set state by state.
  open var configuration: Configuration? { didSet { if configuration != oldValue { contentDidChange() } } }
  /// Called after `updateConfiguration()`, to adapt `configuration` to the state. Setting it asks for that.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  private var needsUpdateConfiguration = false

  /// The label of the title.
  open var titleLabel: UILabel? { ownTitleLabel }
  /// The view of the image.
  open var imageView: UIImageView? { ownImageView }

  private let ownTitleLabel = UILabel()
  private let ownImageView = UIImageView(frame: .zero)
  private let subtitleLabel = UILabel()
  private let background = UIView()
  /// Made for the first picture.
  private var backgroundPicture: UIImageView?
  private var backgroundImages: [State: UIImage] = [:]
  /// Room around the image and the title, in points; not of a button with a configuration, which has its own.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      noteSetting()
      if contentEdgeInsets != oldValue { contentDidChange() }
    }
  }
  /// By how much the title is moved in from where it would be, in points; the button's size does not go by it. Not of a button with a
  /// configuration.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  /// By how much the image is moved in from where it would be, in points; the button's size does not go by it. Not of a button with a
  /// configuration.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }
  /// Whether the pictures of a custom button are darker while it is pressed, if that state has none of its own; true unless set. Not of a
  /// button with a configuration.
  open var adjustsImageWhenHighlighted = true { didSet { updateLook() } }
  /// Whether the pictures of a custom button are fainter while it is disabled, if that state has none of its own; true unless set. Not of a
  /// button with a configuration.
  open var adjustsImageWhenDisabled = true { didSet { updateLook() } }
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private var pressFade = PressFade()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A button of a type, of size zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { titleLabel?.font = .systemFont(ofSize: 15) }
    contentDidChange()
  }

  /// A button with its action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// A button with a configuration; what title and image it lacks are the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
    // An initialiser sets a property without its observer.
    contentDidChange()
  }

  override var traitsByItself: UIAccessibilityTraits { .button }

  // MARK: State by state

  /// Shows a title in a state; states without one of their own show that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Shows a title with styles of its own in a state, in place of one without; what its styles leave open is as the title label
  /// says. States without one show that of `normal`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map(NSAttributedString.init(attributedString:))
    contentDidChange()
  }

  /// Sets the title's colour in a state; nil for that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteSetting(for: state.rawValue)
    titleColors[state] = color
    updateLook()
  }

  /// Sets the image in a state; nil for that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Sets the picture behind title and image in a state, stretched over the button; nil for that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteSetting(for: state.rawValue)
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Sets how symbols are drawn in a state whose own configuration does not say; nil for as in the normal state.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    noteSetting(for: state.rawValue)
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// How symbols are drawn in a state: as was set for it, or for the normal state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }

  /// The title in a state: its own, or that of the normal state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title with styles of its own in a state: the state's, or that of the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The title's colour in a state: its own, or that of the normal state; nil where neither was set.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// The image in a state: its own, or that of the normal state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The picture behind title and image in a state: its own, or that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  /// The picture behind title and image in the state of now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title in the state of now.
  open var currentTitle: String? { title(for: state) }
  /// The title with styles of its own in the state of now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image in the state of now.
  open var currentImage: UIImage? { image(for: state) }

  /// How symbols are drawn in the state of now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The title's colour: as set, else the tint colour or gray for a system button, white for a custom one.
  open var currentTitleColor: UIColor {
    if let own = titleColors[state] { return own }
    if buttonType == .system, !isEnabled { return .tertiaryLabel }
    return titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let size = layout().size
    let behind = configuration == nil ? currentBackgroundImage?.size ?? .zero : .zero
    return CGSize(width: max(size.width, behind.width, Self.minimumWidth), height: max(size.height, behind.height))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let size = intrinsicContentSize
    let title = layout().frames(in: CGRect(origin: .zero, size: size), alignment: contentHorizontalAlignment).title
    let baseline = title.minY + (titleLabel?.baselineOffsets.first ?? 0)
    return (baseline, size.height - baseline)
  }

  /// UIKit's, in points.
  private static let minimumWidth: CGFloat = 30
  /// Above and below the title of a button without a configuration. UIKit's, in points.
  private static let plainInsets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)

  private var plainInsets: UIEdgeInsets { contentEdgeInsets == .zero ? Self.plainInsets : contentEdgeInsets }

  // MARK: Places

  /// Where the background is in a button of given bounds: all of them. A subclass can return another place. Of a button with a
  /// configuration none of these four is asked.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title have their places in a button of given bounds: what `contentEdgeInsets` leaves.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title is in a content's rectangle, with `titleEdgeInsets`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inContent: contentRect).title.moved(by: titleEdgeInsets)
  }

  /// Where the image is in a content's rectangle, with `imageEdgeInsets`: no larger than these leave of it.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inContent: contentRect).image.moved(by: imageEdgeInsets)
  }

  private func frames(inContent contentRect: CGRect) -> ButtonLayout.Frames {
    layout().limitingImage(to: contentRect.inset(by: imageEdgeInsets).size)
      .frames(inContent: contentRect, alignment: contentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  // MARK: Touches

  override var keptTaps: Int { 1 }

  override func touchUp(inside: Bool) {
    sendActions(for: inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  override func adopt(_ primaryAction: UIAction) {
    super.adopt(primaryAction)
    if configuration == nil {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
    } else {
      configuration?.title = configuration?.title ?? primaryAction.title
      configuration?.image = configuration?.image ?? primaryAction.image
    }
  }

  // MARK: Look

  override func stateDidChange() {
    super.stateDidChange()
    updateLook()
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Called before the next layout when the state may be another. A subclass adapts `configuration` here; the default does nothing.
  open func updateConfiguration() {}

  /// Asks for `updateConfiguration()`, which is called once however often it is asked for; done by itself when the state changes.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  open override func layoutSublayers(of layer: CALayer) {
    updateConfigurationIfNeeded()
    super.layoutSublayers(of: layer)
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    addSubview(background)
    for view in [imageView, titleLabel, subtitleLabel].compactMap({ $0 }) { addSubview(view) }
    titleLabel?.font = .systemFont(ofSize: UIFont.buttonFontSize)
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    for label in [titleLabel, subtitleLabel] { label?.textAlignment = .center }
    updateLook()
  }

  private func contentDidChange() {
    updateLook()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func updateLook() {
    let look = configuration.map { ButtonAppearance($0, state: state, tint: tintColor) } ?? ButtonAppearance(self)
    titleLabel?.textColor = look.foreground
    if let font = look.titleFont { titleLabel?.font = font }
    if let title = look.attributedTitle { titleLabel?.write(title) } else { titleLabel?.text = look.title }
    subtitleLabel.text = look.subtitle
    subtitleLabel.textColor = look.foreground
    if let font = look.subtitleFont { subtitleLabel.font = font }
    let isStencil = buttonType == .system && look.image?.renderingMode == .automatic
    imageView?.image = isStencil ? look.image?.withRenderingMode(.alwaysTemplate) : look.image
    imageView?.tintColor = look.imageColor
    imageView?.isDarkened = look.darkensPictures && images[state] == nil
    background.backgroundColor = look.background
    showBackgroundImage(configuration == nil ? currentBackgroundImage : nil, look)
    fade(to: look)
  }

  private func showBackgroundImage(_ image: UIImage?, _ look: ButtonAppearance) {
    guard image != nil || backgroundPicture != nil else { return }
    let picture = backgroundPicture ?? UIImageView(frame: background.bounds)
    backgroundPicture = picture
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.image = image
    picture.isDarkened = look.darkensPictures && backgroundImages[state] == nil
    picture.alpha = backgroundImages[state] == nil ? look.pictureAlpha : 1
    if picture.superview == nil { background.addSubview(picture) }
  }

  private func fade(to look: ButtonAppearance) {
    let content = [titleLabel, subtitleLabel, imageView].compactMap { $0 }
    let isAdjusted = look.image != nil && images[state] == nil
    let pictureAlpha = isAdjusted ? look.pictureAlpha : 1
    pressFade.show(isPressed: isHighlighted, on: content + [background]) { [background, imageView] in
      for view in content { view.alpha = look.contentAlpha }
      imageView?.alpha = look.contentAlpha * pictureAlpha
      background.alpha = look.backgroundAlpha
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isPlain = configuration == nil
    let content = contentRect(forBounds: bounds)
    let frames =
      isPlain
      ? frames(inContent: content)
      : layout().frames(in: bounds, alignment: contentHorizontalAlignment, vertical: contentVerticalAlignment)
    imageView?.frame = isPlain ? imageRect(forContentRect: content) : frames.image
    titleLabel?.frame = isPlain ? titleRect(forContentRect: content) : frames.title
    subtitleLabel.frame = frames.subtitle
    background.frame = isPlain ? backgroundRect(forBounds: bounds) : bounds
    background.layer.cornerRadius = configuration?.cornerRadius(atHeight: bounds.height) ?? 0
  }

  private func layout() -> ButtonLayout {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    return ButtonLayout(
      image: imageView?.image?.size ?? .zero, title: titleLabel?.sizeThatFits(unbounded) ?? .zero,
      subtitle: subtitleLabel.sizeThatFits(unbounded),
      insets: configuration?.contentInsets.edgeInsets ?? plainInsets,
      imagePadding: configuration?.imagePadding ?? 0, titlePadding: configuration?.titlePadding ?? 0,
      placement: configuration?.imagePlacement ?? .leading)
  }
}

extension CGRect {
  /// Where something in the middle of its place is once the place is inset: half as far as the insets differ.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
