nonisolated extension UIFont {
  /// What a text is, which decides how it is set.
  public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title, such as a screen's: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of first rank: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of second rank: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of third rank: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of second rank: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set apart: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A caption of second rank: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Size in points and weight at the default content size (Large), from Apple's Human Interface Guidelines.
    private static let table: [TextStyle: (CGFloat, Weight)] = [
      .largeTitle: (34, .regular), .title1: (28, .regular), .title2: (22, .regular), .title3: (20, .regular),
      .headline: (17, .semibold), .body: (17, .regular), .callout: (16, .regular), .subheadline: (15, .regular),
      .footnote: (13, .regular), .caption1: (12, .regular), .caption2: (11, .regular),
    ]

    /// An unknown style is set as body, as in UIKit.
    fileprivate var font: UIFont {
      let (size, weight) = Self.table[self] ?? (17, .regular)
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  /// The font of a text style at the default content size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { style.font }
}
