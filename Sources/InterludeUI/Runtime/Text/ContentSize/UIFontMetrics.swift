/// Scales an app's own fonts and lengths as a text style grows and shrinks with the content size category.
public nonisolated final class UIFontMetrics: NSObject, Sendable {
  private let scaling: FontScaling

  /// Scales as a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    scaling = FontScaling(style: textStyle)
    super.init()
  }

  /// Scales as running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font of the size that it has in `large`, scaled to the current traits. A font that is scaled already is not scaled again.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0) }

  /// A font of the size that it has in `large`, scaled to some traits; nil are the current ones.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font of the size that it has in `large`, scaled to the current traits, but never above a size in points; 0 is no bound.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font of the size that it has in `large`, scaled to some traits, but never above a size in points; 0 is no bound.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else { return font }
    var scaling = scaling
    (scaling.base, scaling.maximumPointSize) = (font.descriptor, maximumPointSize)
    return scaling.font(in: ContentSize(traitCollection))
  }

  /// A length in points that holds in `large`, scaled to the current traits, to the nearest pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points that holds in `large`, scaled to some traits, to the nearest pixel; nil are the current ones.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaling.scaled(value, in: ContentSize(traitCollection))
  }
}
