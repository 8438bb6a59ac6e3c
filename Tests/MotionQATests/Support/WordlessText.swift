import InterludeUI

/// A text renderer that leaves no mark, and remembers what it was asked to draw.
final class WordlessText: TextRenderer {
  private(set) var drawn: [String] = []

  func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.pointSize
    return FontMetrics(
      ascender: 0.8 * size, descender: -0.2 * size, lineHeight: size, capHeight: 0.7 * size, xHeight: 0.5 * size)
  }

  func width(of string: String, font: FontDescriptor) -> CGFloat { CGFloat(string.count) * font.pointSize / 2 }

  func image(of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat) -> CGImage? {
    drawn += lines.map(\.string)
    return nil
  }
}
