/// The background of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The effect on what is behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// In front of the effect; nil for none.
  open var backgroundColor: UIColor?
  /// In front of the colour, stretched over the bar; nil for none.
  open var backgroundImage: UIImage?
  /// A picture outside of the bar's inner edge, as wide as the bar, in place of the hairline; nil for the hairline. A picture that is
  /// always a stencil has the colour `shadowColor`.
  open var shadowImage: UIImage?
  /// The hairline at the bar's inner edge; nil for none.
  open var shadowColor: UIColor?

  /// The default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of what another bar's appearance says.
  public required init(barAppearance: UIBarAppearance) {
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// An appearance of the same class that says the same.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Makes the bar blur what is behind it, with a hairline at its edge.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .barShadow
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// Makes the bar hide what is behind it, with a hairline at its edge.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .barShadow
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// Makes the bar show what is behind it, without a hairline.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// The copy that a bar keeps. Later changes of the original do not affect it.
  func duplicate() -> Self { Self(barAppearance: self) }
}
