import Foundation

/// Which face to set text in, and how large.
public struct FontDescriptor: Hashable, Sendable {
  /// OpenType weight class: 100 (thin) … 400 (regular) … 900 (black).
  public var weight: Int
  public var isItalic: Bool
  /// The em size in points.
  public var pointSize: CGFloat

  public init(weight: Int = 400, isItalic: Bool = false, pointSize: CGFloat) {
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
  }
}

/// A face's vertical measures at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline, positive.
  public var ascender: CGFloat
  /// Below the baseline, negative, as in `UIFont`.
  public var descender: CGFloat
  /// From one baseline to the next.
  public var lineHeight: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat

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
