extension UIButton {
  /// What a button shows and how, as a value.
  public nonisolated struct Configuration: Hashable, Sendable {
    /// How round the background's corners are.
    public enum CornerStyle: Int, Sendable {
      /// The same as `dynamic`, without growing with the text.
      case fixed = -1
      /// By the button's size.
      case dynamic = 0
      /// A radius of 5 points.
      case small
      /// A radius of 8 points.
      case medium
      /// A radius of 12 points.
      case large
      /// Half of the height.
      case capsule
    }

    /// How large a button is: it decides on insets and fonts until they are set.
    public enum Size: Int, Sendable {
      /// Text of 17 points with 7 points above and below.
      case medium
      /// Text of 15 points with 5 points above and below.
      case small
      /// The same as `small`.
      case mini
      /// Text of 17 points with 15 points above and below.
      case large
    }

    enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    /// The text; nil for none.
    public var title: String?
    /// Under the title, smaller.
    public var subtitle: String?
    /// The picture beside the text; nil for none.
    public var image: UIImage?
    /// How a symbol is drawn whose own configuration does not say; nil unless set.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      get { symbolAttributes.map(UIImage.SymbolConfiguration.init) }
      set { symbolAttributes = newValue?.attributes }
    }
    private var symbolAttributes: SymbolAttributes?
    /// The colour of text and template image; the style's own without one.
    public var baseForegroundColor: UIColor?
    /// The colour that the style makes its background of; the style's own without one.
    public var baseBackgroundColor: UIColor?
    /// How round the background's corners are; by the button's size unless set.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is; medium unless set.
    public var buttonSize: Size = .medium
    /// Which side of the text the image is on.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: Style) { self.style = style }

    /// From the edges to the content, in points; by the button's size until set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Goes back to the insets of the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Text in the tint colour, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint colour on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text in the tint colour on a light tone of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The platform's border styles look like the plain, gray, tinted and filled ones on a phone.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The same as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

nonisolated extension UIButton.Configuration.Size {
  /// With the fonts below these give the heights of an iPhone's buttons: 28, 28, 34 and 50 points.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont { .preferredFont(forTextStyle: self == .large ? .footnote : .caption1) }
}

nonisolated extension UIButton.Configuration {
  /// The background's corner radius at a height, in points. The numbers are ours, taken by eye.
  func cornerRadius(atHeight height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .capsule: height / 2
    case .small: 5
    case .medium: 8
    case .large: 12
    case .fixed, .dynamic: buttonSize == .large ? 9 : 6
    }
  }
}
