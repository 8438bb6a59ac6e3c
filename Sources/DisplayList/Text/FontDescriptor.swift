import Foundation

/// Which face to set text in, and how large.
public struct FontDescriptor: Hashable, Sendable {
  /// OpenType weight class: 100 (thin) … 400 (regular) … 900 (black).
  public var weight: Int
  /// Whether the face is italic.
  public var isItalic: Bool
  /// The em size in points.
  public var pointSize: CGFloat
  /// The PostScript name of the face; nil for the one of the system's family that weight and slant choose.
  public var faceName: String?

  /// A face of a weight and a size in points, or of a name.
  public init(weight: Int = 400, isItalic: Bool = false, pointSize: CGFloat, faceName: String? = nil) {
    self.faceName = faceName
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
  }
}

/// What a face is called by its own file.
public struct FontNames: Hashable, Sendable {
  /// The face's PostScript name, such as `Inter-Bold`.
  public var face: String
  /// The family's name, such as `Inter`.
  public var family: String

  /// The names of a face and of its family.
  public init(face: String, family: String) { (self.face, self.family) = (face, family) }
}

/// A face's vertical measures at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline, positive.
  public var ascender: CGFloat
  /// Below the baseline, negative, as in `UIFont`.
  public var descender: CGFloat
  /// From one baseline to the next.
  public var lineHeight: CGFloat
  /// From the baseline to the top of capital letters.
  public var capHeight: CGFloat
  /// From the baseline to the top of an x.
  public var xHeight: CGFloat

  /// Measures of a face, in points.
  public init(
    ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
