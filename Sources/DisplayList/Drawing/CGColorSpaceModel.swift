/// How a colour space makes colours of its components. The raw values are Core Graphics'; the spaces here are all `rgb`.
public enum CGColorSpaceModel: Int32, Sendable {
  /// None that is known.
  case unknown = -1
  /// A grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two axes of colour.
  case lab = 3
  /// Components of any kind.
  case deviceN = 4
  /// Places in a table of colours.
  case indexed = 5
  /// A pattern.
  case pattern = 6
  /// The axes of CIE's XYZ.
  case XYZ = 7
}
