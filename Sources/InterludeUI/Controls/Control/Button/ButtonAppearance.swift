/// What a button shows in its present state, worked out from its configuration or from what was set state by state.
struct ButtonAppearance {
  var title: String?
  /// A title with styles of its own, in place of the other.
  var attributedTitle: NSAttributedString?
  var subtitle: String?
  var image: UIImage?
  var titleFont: UIFont?
  var subtitleFont: UIFont?
  var foreground: UIColor
  /// Of an image that is a stencil.
  var imageColor: UIColor
  var background: UIColor?
  var contentAlpha: CGFloat = 1
  /// Whether pictures show darker, and how far they fade beyond the rest of the content.
  var darkensPictures = false
  var pictureAlpha: CGFloat = 1
  var backgroundAlpha: CGFloat = 1

  /// How far text without a background fades while it is pressed: what a system button does.
  static let pressedContentAlpha: CGFloat = 0.2
  /// How far a background fades while it is pressed. Ours, taken by eye.
  static let pressedBackgroundAlpha: CGFloat = 0.75
  /// How far pictures fade while a custom button is disabled. Ours, taken by eye.
  private static let disabledPictureAlpha: CGFloat = 0.5

  /// The look of a configuration.
  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    title = configuration.title
    subtitle = configuration.subtitle
    image = configuration.image?.preferring(configuration.preferredSymbolConfigurationForImage)
    titleFont = configuration.buttonSize.titleFont
    subtitleFont = configuration.buttonSize.subtitleFont
    foreground = configuration.foreground(tint: tint)
    background = configuration.background(tint: tint)
    imageColor = foreground
    if state.contains(.disabled) {
      (foreground, imageColor) = (.tertiaryLabel, .tertiaryLabel)
      background = background.map { _ in UIColor.tertiarySystemFill }
    } else if state.contains(.highlighted) {
      if background == nil { contentAlpha = Self.pressedContentAlpha }
      backgroundAlpha = Self.pressedBackgroundAlpha
    }
  }

  /// The look of a button without a configuration.
  init(_ button: UIButton) {
    let state = button.state
    title = button.currentTitle
    attributedTitle = button.currentAttributedTitle
    image = button.currentImage?.preferring(button.currentPreferredSymbolConfiguration)
    foreground = button.currentTitleColor
    imageColor = button.buttonType == .system && !button.isEnabled ? .tertiaryLabel : button.tintColor
    guard button.buttonType == .system else {
      darkensPictures = state.contains(.highlighted) && button.adjustsImageWhenHighlighted
      if state.contains(.disabled), button.adjustsImageWhenDisabled { pictureAlpha = Self.disabledPictureAlpha }
      return
    }
    if state.contains(.highlighted) { contentAlpha = Self.pressedContentAlpha }
  }
}

extension UIButton.Configuration {
  fileprivate func foreground(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (style == .filled ? .white : tint)
  }

  fileprivate func background(tint: UIColor) -> UIColor? {
    switch style {
    case .plain: baseBackgroundColor
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: baseBackgroundColor ?? tint
    }
  }
}
