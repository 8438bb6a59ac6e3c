import Foundation

/// An outline as plain data: what a path-shaped draw command is made of.
public struct Path: Hashable, Sendable {
  /// A step along the outline.
  public enum Element: Hashable, Sendable {
    /// Begins a contour at a point.
    case move(CGPoint)
    /// Goes straight to a point.
    case line(CGPoint)
    /// Goes to a point along a quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Goes to a point along a cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes straight back to where the contour began.
    case close
  }

  /// The steps, in order.
  public var elements: [Element]

  /// A path of steps, which are taken as they are.
  public init(_ elements: [Element] = []) { self.elements = elements }
}
