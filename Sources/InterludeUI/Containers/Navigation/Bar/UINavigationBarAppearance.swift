/// The background of a navigation bar, and how its titles are written.
@preconcurrency @MainActor open class UINavigationBarAppearance: NSObject {
  /// Nil for none.
  open var backgroundColor: UIColor?
  /// The hairline under the bar; nil for none.
  open var shadowColor: UIColor?

  /// How titles are written: the font and the foreground colour, the system's where they are not given; other attributes do not
  /// show.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written, in the same way.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The light gray that the system's translucent bar has over white. There is no blur here, so it is opaque.
  open func configureWithDefaultBackground() {
    backgroundColor = .barBackground
    shadowColor = .barShadow
  }

  /// Has the bar hide what is behind it, with a hairline below.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .barShadow
  }

  /// Has the bar show what is behind it, without a hairline.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  /// What a bar keeps, so that later changes of the original do not reach it.
  func duplicate() -> UINavigationBarAppearance {
    let copy = UINavigationBarAppearance()
    copy.backgroundColor = backgroundColor
    copy.shadowColor = shadowColor
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    return copy
  }
}
