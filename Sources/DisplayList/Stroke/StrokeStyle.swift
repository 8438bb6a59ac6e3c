import Foundation

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// What an open end looks like.
  public enum Cap: Hashable, Sendable {
    /// Nothing beyond the end.
    case butt
    /// A half disc beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// What a corner looks like.
  public enum Join: Hashable, Sendable {
    /// The edges prolonged until they meet, as far as `miterLimit` allows.
    case miter
    /// A disc about the corner.
    case round
    /// The corner cut off.
    case bevel
  }

  /// In points.
  public var width: CGFloat = 1
  /// What open ends look like.
  public var cap = Cap.butt
  /// What corners look like.
  public var join = Join.miter
  /// How long a miter may be, in line widths; a longer one becomes a bevel.
  public var miterLimit: CGFloat = 10
  /// The part of the path's length that is drawn, from 0 to 1.
  public var start: CGFloat = 0
  /// Where it ends, as a share of the path's length, 0…1.
  public var end: CGFloat = 1
  /// Lengths drawn and left out in turn, in points; none is a line without gaps. Each contour begins anew.
  public var dashes: [CGFloat] = []
  /// How far into the dashes a contour begins, in points.
  public var dashPhase: CGFloat = 0

  /// A line of 1 point along the whole path, with butt ends and mitred corners.
  public init() {}
}
