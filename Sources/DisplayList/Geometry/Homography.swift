import Foundation

/// A projective map of the plane: where a flat layer's points land on the screen, perspective included.
///
/// `x′ = (a·x + c·y + tx) / w`, `y′ = (b·x + d·y + ty) / w` with `w = p·x + q·y + r`. An affine map has p = q = 0, r = 1.
public struct Homography: Hashable, Sendable {
  /// What x adds to x, to y and to the divisor.
  public var a, b, p: CGFloat
  /// What y adds to x, to y and to the divisor.
  public var c, d, q: CGFloat
  /// What is added to x, to y and to the divisor.
  public var tx, ty, r: CGFloat

  /// The map that leaves everything where it is.
  public static let identity = Homography(.identity)

  /// An affine transform, whose divisor is 1 everywhere.
  public init(_ t: CGAffineTransform) {
    (a, b, p) = (t.a, t.b, 0)
    (c, d, q) = (t.c, t.d, 0)
    (tx, ty, r) = (t.tx, t.ty, 1)
  }

  /// The map of the plane z = 0 under a 3D transform, flattened back onto z = 0 as Core Animation flattens a layer.
  public init(_ t: CATransform3D) {
    (a, b, p) = (t.m11, t.m12, t.m14)
    (c, d, q) = (t.m21, t.m22, t.m24)
    (tx, ty, r) = (t.m41, t.m42, t.m44)
  }

  /// Whether the divisor is 1 everywhere: there is no perspective.
  public var isAffine: Bool { p == 0 && q == 0 && r == 1 }

  /// The affine part; meaningful when `isAffine` holds.
  public var affine: CGAffineTransform { CGAffineTransform(a, b, c, d, tx, ty) }

  /// This map first, then the other.
  public func concatenating(_ m: Homography) -> Homography {
    var h = Homography.identity
    (h.a, h.b, h.p) = (
      a * m.a + b * m.c + p * m.tx, a * m.b + b * m.d + p * m.ty, a * m.p + b * m.q + p * m.r
    )
    (h.c, h.d, h.q) = (
      c * m.a + d * m.c + q * m.tx, c * m.b + d * m.d + q * m.ty, c * m.p + d * m.q + q * m.r
    )
    (h.tx, h.ty, h.r) = (
      tx * m.a + ty * m.c + r * m.tx, tx * m.b + ty * m.d + r * m.ty, tx * m.p + ty * m.q + r * m.r
    )
    return h
  }

  /// Where a point lands; infinite for a point on the horizon (w = 0).
  public func apply(to point: CGPoint) -> CGPoint {
    let w = p * point.x + q * point.y + r
    return CGPoint(x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }

  /// The inverse map, or nil when the plane is seen edge on.
  public var inverse: Homography? {
    let (i, j, k) = (d * r - q * ty, q * tx - c * r, c * ty - d * tx)
    let determinant = a * i + b * j + p * k
    guard determinant != 0, determinant.isFinite else { return nil }
    var h = Homography.identity
    (h.a, h.b, h.p) = (i / determinant, (p * ty - b * r) / determinant, (b * q - p * d) / determinant)
    (h.c, h.d, h.q) = (j / determinant, (a * r - p * tx) / determinant, (p * c - a * q) / determinant)
    (h.tx, h.ty, h.r) = (k / determinant, (b * tx - a * ty) / determinant, (a * d - b * c) / determinant)
    return h
  }
}
