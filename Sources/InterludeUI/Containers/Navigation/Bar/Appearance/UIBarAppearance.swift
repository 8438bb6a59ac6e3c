/// The background of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// What is done to what lies behind the bar; nil for nothing.
  open var backgroundEffect: UIBlurEffect?
  /// In front of the effect; nil for none.
  open var backgroundColor: UIColor?
  /// In front of the colour, stretched over the bar; nil for none.
  open var backgroundImage: UIImage?
  /// Outside of the bar's inner edge in place of the hairline, as wide as the bar; nil for the hairline. One that is always a stencil is
  /// in `shadowColor`.
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

  /// Has the bar blur what is behind it, with a hairline at its edge.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .barShadow
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// Has the bar hide what is behind it, with a hairline at its edge.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .barShadow
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// Has the bar show what is behind it, without a hairline.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// What a bar keeps, so that later changes of the original do not reach it.
  func duplicate() -> Self { Self(barAppearance: self) }
}
