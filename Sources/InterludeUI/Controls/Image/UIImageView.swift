/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image that is shown; nil for none. A change of its size concerns the layout, not the frame.
  open var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }
  /// How a symbol is drawn whose own configuration does not say; nil unless set.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      show()
      invalidateIntrinsicContentSize()
    }
  }

  /// Shown instead of `image` while the view is highlighted, if there is one.
  open var highlightedImage: UIImage? {
    get { ownHighlightedImage }
    set { ownHighlightedImage = newValue }
  }
  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { show() } } }

  // Not observed under their own names: in the mode of Swift 4 an initialiser in an app's extension of the class would set them past
  // their observers, and nothing would show.
  private var ownImage: UIImage? {
    didSet {
      guard ownImage !== oldValue else { return }
      show()
      if ownImage?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  private var ownHighlightedImage: UIImage? { didSet { show() } }

  // MARK: Animation

  /// Shown one after the other between `startAnimating()` and `stopAnimating()`; nil for none. Setting it ends what is being shown.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The same while the view is highlighted; nil for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long it takes to show all of them once, in seconds; 0, unless set, for 1/30 s each. Heeded when they are started.
  open var animationDuration: TimeInterval = 0
  /// How many times all of them are shown; 0, unless set, for as long as they are not stopped.
  open var animationRepeatCount = 0

  /// Whether the animation images are being shown, or will be as soon as the view is in a window.
  open var isAnimating: Bool { animatesInWindow || isPlaying }

  /// Shows the animation images, from the first one, in place of the image; nothing happens without any, nor while they are shown.
  open func startAnimating() { startPlaying() }

  /// Shows the image again.
  open func stopAnimating() { stopPlaying() }

  /// Whether the animation images are to be shown from when the view is in a window.
  var animatesInWindow = false

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { pauseOffWindow() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    playInWindow()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    ownImage = image
    show()
  }

  /// A view of the first image's size, with another for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    ownImage = image
    ownHighlightedImage = highlightedImage
    show()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { drawn(image)?.size ?? bounds.size }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize { drawn(image)?.size ?? super.intrinsicContentSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isStencil == true { show() }
  }

  private var shownImage: UIImage? { drawn(isHighlighted ? highlightedImage ?? image : image) }

  private func drawn(_ image: UIImage?) -> UIImage? { image?.preferring(preferredSymbolConfiguration) }

  func show() {
    let image = shownImage
    layer.contentsScale = image?.scale ?? stage.scale
    layer.contentsParts = image?.nineParts ?? .plain
    layer.contents = image.flatMap(contents(of:))
  }

  /// The pixels of an image, in the tint colour if it is a stencil.
  func contents(of image: UIImage) -> CGImage? {
    let shown = image.isStencil ? image.withTintColor(tintColor).shown : image.shown
    return isDarkened ? shown?.multiplied(by: Self.darkening) : shown
  }

  /// Whether the image shows darker, as that of a button that is pressed.
  var isDarkened = false { didSet { if isDarkened != oldValue { show() } } }

  /// Ours, taken by eye.
  private static let darkening = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
}
