/// The background of a navigation bar, and the attributes of its titles.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The titles' attributes: the font and the foreground colour, or the system's if they are not given; other attributes have no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The same for large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public override init() { super.init() }

  /// A copy of another bar's appearance. If that is a navigation bar's, the copy includes the titles' attributes.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}
