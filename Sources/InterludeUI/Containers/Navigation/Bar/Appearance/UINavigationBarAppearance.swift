/// The background of a navigation bar, and how its titles are written.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written: the font and the foreground colour, the system's where they are not given; other attributes do not
  /// show.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written, in the same way.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public override init() { super.init() }

  /// A copy of what another bar's appearance says, a navigation bar's with how its titles are written.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }
}
