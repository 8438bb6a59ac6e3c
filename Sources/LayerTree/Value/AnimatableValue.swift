import DisplayList
import Foundation

/// The value of an animatable layer property, or of a component of one.
public nonisolated enum AnimatableValue: Hashable, Sendable {
  /// A number.
  case scalar(Double)
  /// A point, in points.
  case point(CGPoint)
  /// A size, in points.
  case size(CGSize)
  /// A rectangle, in points.
  case rect(CGRect)
  /// No colour at all blends as the other side's colour with alpha 0.
  case color(CGColor?)
  /// Kept on the side: sixteen numbers would make every value, and every copy of one, four times as large.
  indirect case transform(CATransform3D)
  /// Paths of the same structure blend point by point; others, and no path at all, change over at half way.
  case path(Path?)
  /// Of a gradient; lists of one length blend colour by colour, others change over at half way.
  case colors([CGColor])
  /// Places of a gradient's colours; as those do. None stands for the even ones.
  case numbers([Double])
  /// Pictures cross-fade, and cannot be added.
  case contents(ContentsMix)

  /// Which case a value is; values of one kind can be blended with each other.
  public enum Kind: String, Hashable, Sendable {
    /// A number.
    case scalar
    /// A point.
    case point
    /// A size.
    case size
    /// A rectangle.
    case rect
    /// A colour.
    case color
    /// A transform in space.
    case transform
    /// An outline.
    case path
    /// The colours of a gradient.
    case colors
    /// The places of a gradient's colours.
    case numbers
    /// Pictures.
    case contents
  }

  /// The value's own kind.
  public var kind: Kind {
    switch self {
    case .scalar: .scalar
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    case .path: .path
    case .colors: .colors
    case .numbers: .numbers
    case .contents: .contents
    }
  }

  /// What changes nothing when it is added: the identity for a transform, no path for a path, no
  /// elements for a list, otherwise all components 0.
  public static func zero(_ kind: Kind) -> AnimatableValue {
    kind == .transform ? .transform(CATransform3DIdentity) : AnimatableValue(kind, lanes: .zero)
  }

  /// No value at all, where a property can have none: a colour, a path and contents.
  static func none(_ kind: Kind) -> AnimatableValue? {
    switch kind {
    case .color: .color(nil)
    case .path: .path(nil)
    case .contents: .contents(ContentsMix(nil))
    default: nil
    }
  }

  /// Whether every component is finite.
  public var isFinite: Bool {
    if case .transform(let t) = self { return t.isFinite }
    if case .path(let path) = self { return path?.isFinite ?? true }
    return (lanes * 0) == .zero && (list ?? []).allSatisfy { ($0 * 0) == .zero }
  }

  // Spelled out, because a list in brackets would be made an array first.
  /// The components in order; zero for no colour, and not used for a transform, a path or a list.
  var lanes: SIMD4<Double> {
    switch self {
    case .scalar(let value): SIMD4(value, 0, 0, 0)
    case .point(let point): SIMD4(point.x, point.y, 0, 0)
    case .size(let size): SIMD4(size.width, size.height, 0, 0)
    case .rect(let rect): SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .color(let color?): SIMD4(color.red, color.green, color.blue, color.alpha)
    case .color(nil), .transform, .path, .colors, .numbers, .contents: .zero
    }
  }

  init(_ kind: Kind, lanes l: SIMD4<Double>) {
    switch kind {
    case .scalar: self = .scalar(l.x)
    case .point: self = .point(CGPoint(x: l.x, y: l.y))
    case .size: self = .size(CGSize(width: l.x, height: l.y))
    case .rect: self = .rect(CGRect(x: l.x, y: l.y, width: l.z, height: l.w))
    case .color: self = .color(CGColor(red: l.x, green: l.y, blue: l.z, alpha: l.w))
    case .transform: self = .transform(CATransform3DIdentity)
    case .path: self = .path(nil)
    case .colors: self = .colors([])
    case .numbers: self = .numbers([])
    case .contents: self = .contents(ContentsMix(nil))
    }
  }
}

extension CATransform3D {
  nonisolated var isFinite: Bool {
    let sum =
      (m11 * 0 + m12 * 0 + m13 * 0 + m14 * 0) + (m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0)
      + (m31 * 0 + m32 * 0 + m33 * 0 + m34 * 0) + (m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0)
    return sum == 0
  }
}
