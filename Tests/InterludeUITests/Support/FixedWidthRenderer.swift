import InterludeUI

/// A renderer whose every character is half as wide as the font is large, and whose lines are 1.2 times as high.
public final class FixedWidthRenderer: TextRenderer {
  /// What it was asked to draw, in order.
  public private(set) var drawn: [Drawing] = []

  public init() {}

  public struct Drawing: Equatable {
    public var lines: [TextLine]
    public var font: FontDescriptor
    public var color: CGColor
    public var size: CGSize
    public var scale: CGFloat
  }

  public func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.pointSize
    return FontMetrics(
      ascender: size, descender: -0.2 * size, lineHeight: 1.2 * size, capHeight: 0.7 * size, xHeight: 0.5 * size)
  }

  /// It knows one face by its name.
  public func names(of font: FontDescriptor) -> FontNames? {
    font.faceName == "Fixed-Bold"
      ? FontNames(face: "Fixed-Bold", family: "Fixed") : FontNames(face: "Plain", family: "Plain")
  }

  /// An underline a tenth of the size below the baseline, a line through the text three tenths above it.
  public func rules(of font: FontDescriptor) -> FontRules {
    let size = font.pointSize
    return FontRules(
      underline: FontRule(top: -0.1 * size, thickness: 0.05 * size),
      strikethrough: FontRule(top: 0.3 * size, thickness: 0.05 * size))
  }

  public func width(of string: String, font: FontDescriptor) -> CGFloat { CGFloat(string.count) * font.pointSize / 2 }

  public func image(of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat)
    -> CGImage?
  {
    drawn.append(Drawing(lines: lines, font: font, color: color, size: size, scale: scale))
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    return CGImage(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
  }
}
