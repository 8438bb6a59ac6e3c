import Foundation

/// An outline by reference, as Core Graphics spells it; what it is made of is the value `path`.
public class CGPath: Hashable {
  /// The outline as a value. Not part of Core Graphics.
  public internal(set) final var path: Path

  /// The outline of a value. Not part of Core Graphics.
  public init(_ path: Path) { self.path = path }

  /// A rectangle, from its corner of least x and y and first along x.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(RoundedRect(rect.standardized)).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect.standardized).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with elliptical corners. Radii that do not fit are made smaller, their ratio kept.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = Path(rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no points.
  public final var isEmpty: Bool { path.elements.isEmpty }

  /// Where the next element starts; zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle that holds all points, those that control curves included; null when empty.
  public final var boundingBox: CGRect { path.controlBounds }

  /// The smallest upright rectangle that holds the outline itself; null when empty.
  public final var boundingBoxOfPath: CGRect { path.bounds }

  /// Whether a point is inside. The transform applies to the point.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = path.windingNumber(around: point.applying(transform))
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// A path that does not change any more.
  public final func copy() -> CGPath? { CGPath(path) }

  /// A copy under a transform.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can change.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public final func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// What counts as inside a path.
public enum CGPathFillRule: Hashable, Sendable {
  /// What the path runs around, in sum, not zero times.
  case winding
  /// What the path runs around an odd number of times.
  case evenOdd
}
