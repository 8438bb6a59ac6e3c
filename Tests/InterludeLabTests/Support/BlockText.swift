import InterludeUI

/// Text as blocks: each character is half an em wide and leaves no mark.
final class BlockText: TextRenderer {
  func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.pointSize
    return FontMetrics(
      ascender: 0.8 * size, descender: -0.2 * size, lineHeight: size, capHeight: 0.7 * size, xHeight: 0.5 * size)
  }

  func width(of string: String, font: FontDescriptor) -> CGFloat { CGFloat(string.count) * font.pointSize / 2 }

  func image(of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat) -> CGImage? {
    nil
  }
}
