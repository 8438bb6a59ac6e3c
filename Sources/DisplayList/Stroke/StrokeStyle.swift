import Foundation

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// What an open end looks like.
  public enum Cap: Hashable, Sendable {
    case butt, round, square
  }

  /// What a corner looks like.
  public enum Join: Hashable, Sendable {
    case miter, round, bevel
  }

  /// In points.
  public var width: CGFloat = 1
  public var cap = Cap.butt
  public var join = Join.miter
  /// How long a miter may be, in line widths; a longer one becomes a bevel.
  public var miterLimit: CGFloat = 10
  /// The part of the path's length that is drawn, from 0 to 1.
  public var start: CGFloat = 0
  public var end: CGFloat = 1
  /// Lengths drawn and left out in turn, in points; none is a line without gaps. Each contour begins anew.
  public var dashes: [CGFloat] = []
  /// How far into the dashes a contour begins, in points.
  public var dashPhase: CGFloat = 0

  public init() {}
}
