import Foundation

/// One line of laid-out text.
public struct TextLine: Hashable, Sendable {
  /// What is written.
  public var string: String
  /// Where the baseline starts, in points from the top left of the text's box.
  public var origin: CGPoint

  /// A line of text at an origin.
  public init(string: String, origin: CGPoint) {
    self.string = string
    self.origin = origin
  }
}

/// Measures text and draws it. The engine lays text out; the program that has the fonts supplies this.
public protocol TextRenderer: AnyObject {
  /// The measures of a face at its size, in points.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// What the face that text in this font is set in is called; nil where that is not known.
  func names(of font: FontDescriptor) -> FontNames?

  /// The lines that the face has for its text, at its size.
  func rules(of font: FontDescriptor) -> FontRules

  /// The advance width of one line in points. It does not depend on the display's scale.
  func width(of string: String, font: FontDescriptor) -> CGFloat

  /// The lines, drawn in a colour on a clear box of a size in points, at `scale` pixels a point; nil when there is
  /// nothing to draw.
  func image(of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat) -> CGImage?
}

extension TextRenderer {
  /// Not known.
  public func names(of font: FontDescriptor) -> FontNames? { nil }

  /// Those of a face that has none.
  public func rules(of font: FontDescriptor) -> FontRules { FontRules(metrics(of: font)) }
}
