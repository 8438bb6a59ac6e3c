extension UIImage {
  /// How an image that can be drawn in several ways is drawn.
  @preconcurrency public nonisolated class Configuration: NSObject {}

  /// How large and how bold a symbol is drawn.
  @preconcurrency public nonisolated final class SymbolConfiguration: Configuration {
    let attributes: SymbolAttributes

    init(_ attributes: SymbolAttributes) { self.attributes = attributes }

    /// One that asks for nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolAttributes()) }

    /// As large as text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolAttributes(pointSize: pointSize)) }

    /// As large as text of a size in points, and of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolAttributes(pointSize: pointSize, weight: weight))
    }

    /// As large as text of a size in points, of a weight and at a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolAttributes(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// At a scale to the text that it stands with.
    public convenience init(scale: SymbolScale) { self.init(SymbolAttributes(scale: scale)) }

    /// Of a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolAttributes(weight: weight)) }

    /// As large and as bold as text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

    /// As large and as bold as text in a font, at a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolAttributes(
          pointSize: font.pointSize, weight: SymbolWeight(openTypeClass: font.descriptor.weight), scale: scale))
    }

    /// As large and as bold as text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: .default)
    }

    /// As large and as bold as text of a style, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// What another asks for, and for the rest what this one does.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(other.attributes.filled(from: attributes))
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.attributes == attributes
    }

    public override var hash: Int { attributes.hashValue }
  }

  /// How large a symbol is beside text. The raw values are UIKit's.
  public nonisolated enum SymbolScale: Int, Sendable {
    /// `medium`.
    case `default` = -1
    /// None asked for.
    case unspecified = 0
    /// About four fifths of `medium`.
    case small = 1
    /// A circled symbol a little larger than the text's capitals.
    case medium = 2
    /// About five fourths of `medium`.
    case large = 3
  }

  /// How bold a symbol is. The raw values are UIKit's.
  public nonisolated enum SymbolWeight: Int, Sendable {
    /// None asked for.
    case unspecified = 0
    /// The finest.
    case ultraLight = 1
    /// As fine as thin text.
    case thin = 2
    /// As fine as light text.
    case light = 3
    /// As ordinary text.
    case regular = 4
    /// As text of medium weight.
    case medium = 5
    /// As semibold text.
    case semibold = 6
    /// As bold text.
    case bold = 7
    /// As heavy text.
    case heavy = 8
    /// The boldest.
    case black = 9

    /// OpenType's classes are 100…900.
    init(openTypeClass: Int) { self = SymbolWeight(rawValue: openTypeClass / 100) ?? .regular }

    /// The font's weight of the same name; regular for none.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}
