nonisolated extension UIListContentConfiguration {
  /// How a text in a list looks.
  public nonisolated struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Hashable, Sendable {
      /// At the edge where text begins.
      case natural
      /// In the middle.
      case center
    }

    /// What is done to the letters of a text without styles of its own.
    public enum TextTransform: Hashable, Sendable {
      /// Nothing.
      case none
      /// All are capitals.
      case uppercase
      /// None is a capital.
      case lowercase
      /// Each word begins with a capital.
      case capitalized
    }

    init(font: UIFont, color: UIColor) { (self.font, defaultColor) = (font, color) }

    /// The face and size.
    public var font: UIFont
    /// The colour; until it is set, the style's in the view's state.
    public var color: UIColor {
      get { ownColor ?? (isDisabled ? .tertiaryLabel : defaultColor) }
      set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    private let defaultColor: UIColor
    var isDisabled = false
    /// What is done to the colour before it shows; nil for nothing.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map(UIConfigurationColorTransformer.Compared.init) }
    }
    private var transformer: UIConfigurationColorTransformer.Compared?

    /// The colour that shows.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Where lines stand; `natural` unless set.
    public var alignment: TextAlignment = .natural
    /// What happens to text for which there is no room; `byTruncatingTail` unless set.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines that show; 0, unless set, for as many as there are.
    public var numberOfLines = 0
    /// Whether a single line that is too wide is set smaller instead of being truncated.
    public var adjustsFontSizeToFitWidth = false
    /// Whether a font that is a text style's, or made by `UIFontMetrics`, follows the content size category; true unless set.
    public var adjustsFontForContentSizeCategory = true
    /// How small `adjustsFontSizeToFitWidth` may go, as a share of the font's size, 0…1; 0 for no bound.
    public var minimumScaleFactor: CGFloat = 0
    /// What is done to the letters; nothing unless set.
    public var transform: TextTransform = .none
  }
}

nonisolated extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
