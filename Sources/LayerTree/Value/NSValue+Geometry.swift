import DisplayList
import Foundation

/// The boxes that Objective-C's interfaces want around structures; animations take them as values too.
nonisolated extension NSValue {
  /// A box around a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A box around a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A box around a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// A box around a transform in space.
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.transformType)
  }

  /// The point in the box, which must have been made of one.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box, which must have been made of one.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the box, which must have been made of one.
  public var cgRectValue: CGRect { rectValue }

  /// The identity when something else is in the box.
  public var caTransform3DValue: CATransform3D {
    var t = CATransform3DIdentity
    if type == Self.transformType { getValue(&t) }
    return t
  }

  /// What is in the box, if it is something that can be animated.
  var animatableValue: AnimatableValue? {
    switch type {
    case "{CGPoint=dd}": .point(pointValue)
    case "{CGSize=dd}": .size(sizeValue)
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": .rect(rectValue)
    case Self.transformType: .transform(caTransform3DValue)
    default: nil
    }
  }

  private var type: String { String(cString: objCType) }

  /// Sixteen numbers: Foundation on Linux has no boxes for arbitrary structures.
  private static var transformType: String { "[16d]" }
}
