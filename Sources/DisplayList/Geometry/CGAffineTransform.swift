import Foundation

/// A 2D affine transform: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
  /// What x adds to x.
  public var a: CGFloat
  /// What x adds to y.
  public var b: CGFloat
  /// What y adds to x.
  public var c: CGFloat
  /// What y adds to y.
  public var d: CGFloat
  /// What is added to x, in points.
  public var tx: CGFloat
  /// What is added to y, in points.
  public var ty: CGFloat

  /// A transform of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform of its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The identity.
  public init() { self = .identity }

  /// A translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

  /// A scaling about the origin, by factors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

  /// A rotation; a positive angle, in radians, turns clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    self.init(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
  }

  /// The transform that leaves everything as it is.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// Whether the transform is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// This transform first, then the other.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t2.a + b * t2.c, a * t2.b + b * t2.d,
      c * t2.a + d * t2.c, c * t2.b + d * t2.d,
      tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A transform that translates first, by points, and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A transform that scales first, by factors, and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A transform that rotates first, by radians, and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse, or the transform itself where there is none, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size after a transform, whose translation does not count; turned, a side may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle that holds the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    CGRect(enclosing: corners.map { $0.applying(t) })
  }
}
