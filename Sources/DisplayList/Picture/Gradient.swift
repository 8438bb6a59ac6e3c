import Foundation

/// Colours that change from place to place.
public struct Gradient: Hashable, Sendable {
  /// Along what the colours change.
  public enum Kind: Hashable, Sendable {
    /// Along the line from start to end.
    case axial
    /// Outwards from the start, over an ellipse whose half axes are the distances in x and y to the end.
    case radial
    /// Around the start, clockwise where y points down, from the direction of the end.
    case conic
    /// From the circle about the start to that about the end, whose radii these are, in the shape's points: a place has the colour of
    /// the last circle through it, of those up to the end or, where they go on, of those beyond it as well.
    case circles(CGFloat, CGFloat, goOn: Bool)
  }

  /// A colour at a place of the way, 0…1.
  public struct Stop: Hashable, Sendable {
    /// The place, nominally 0…1, from the start to the end.
    public var location: CGFloat
    /// The colour there.
    public var color: CGColor

    /// A colour at a place.
    public init(location: CGFloat, color: CGColor) { (self.location, self.color) = (location, color) }
  }

  /// Along what the colours change.
  public var kind: Kind
  /// By ascending location. Between two the components go straight, not premultiplied; beyond the outer ones nothing
  /// changes.
  public var stops: [Stop]
  /// Where location 0 is, in the shape's points.
  public var start: CGPoint
  /// Where location 1 is, in the shape's points.
  public var end: CGPoint

  /// A gradient of a kind between two points.
  public init(_ kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint) {
    (self.kind, self.stops, self.start, self.end) = (kind, stops, start, end)
  }

  /// The colour at a place of the way; clear without stops. Of two stops at one place, the later holds from there on.
  public func color(at place: CGFloat) -> CGColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location > place }) else { return last.color }
    guard next > 0 else { return first.color }
    let (a, b) = (stops[next - 1], stops[next])
    let p = (place - a.location) / (b.location - a.location)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * p }
    return CGColor(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
  }
}
