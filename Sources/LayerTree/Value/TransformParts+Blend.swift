import DisplayList
import Foundation

nonisolated extension TransformParts {
  /// The transform on the way from one to another, in space: part by part, the rotation the short way round. Transforms that
  /// cannot be taken apart are blended element by element.
  static func interpolate(_ a: CATransform3D, _ b: CATransform3D, progress p: Double) -> CATransform3D {
    guard var parts = TransformParts(a), let end = TransformParts(b) else {
      return a.weighted(1 - p).plus(b.weighted(p))
    }
    parts.scale += (end.scale - parts.scale) * p
    parts.shear += (end.shear - parts.shear) * p
    parts.translation += (end.translation - parts.translation) * p
    parts.perspective += (end.perspective - parts.perspective) * p
    parts.rotation = parts.rotation.slerp(to: end.rotation, progress: p)
    return parts.transform
  }

  /// The rotation as angles in radians about x, then y, then z.
  public internal(set) var angles: SIMD3<Double> {
    get {
      let rows = rotation.rows
      let cosine = hypot(rows[0].x, rows[0].y)
      // Looking along the y axis, turns about x and z are one and the same; all of it counts as z.
      guard cosine > 1e-9 else { return [0, atan2(-rows[0].z, cosine), atan2(-rows[1].x, rows[1].y)] }
      return [atan2(rows[1].z, rows[2].z), atan2(-rows[0].z, cosine), atan2(rows[0].y, rows[0].x)]
    }
    set {
      let x = CATransform3DMakeRotation(newValue.x, 1, 0, 0)
      let y = CATransform3DMakeRotation(newValue.y, 0, 1, 0)
      let z = CATransform3DMakeRotation(newValue.z, 0, 0, 1)
      let m = CATransform3DConcat(CATransform3DConcat(x, y), z)
      rotation = Quaternion(rows: [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]])
    }
  }
}

nonisolated extension CATransform3D {
  func weighted(_ w: Double) -> CATransform3D {
    CATransform3D(
      m11: m11 * w, m12: m12 * w, m13: m13 * w, m14: m14 * w, m21: m21 * w, m22: m22 * w, m23: m23 * w, m24: m24 * w,
      m31: m31 * w, m32: m32 * w, m33: m33 * w, m34: m34 * w, m41: m41 * w, m42: m42 * w, m43: m43 * w, m44: m44 * w)
  }

  func plus(_ b: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: m11 + b.m11, m12: m12 + b.m12, m13: m13 + b.m13, m14: m14 + b.m14,
      m21: m21 + b.m21, m22: m22 + b.m22, m23: m23 + b.m23, m24: m24 + b.m24,
      m31: m31 + b.m31, m32: m32 + b.m32, m33: m33 + b.m33, m34: m34 + b.m34,
      m41: m41 + b.m41, m42: m42 + b.m42, m43: m43 + b.m43, m44: m44 + b.m44)
  }
}
