import Foundation

/// An outline as plain data: what a path-shaped draw command is made of.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }
}
