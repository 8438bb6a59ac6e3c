import DisplayList

/// A transform taken apart so that it can be blended: first scaled, then sheared, rotated, moved, and last projected. Not part
/// of QuartzCore.
///
/// This is the polar-free decomposition of S. Thomas, "Decomposing a matrix into simple transformations" (Graphics Gems
/// II), for row vectors. A mirrored transform mirrors the one axis that then turns least, so that a flip in the plane
/// stays in the plane.
public nonisolated struct TransformParts: Hashable, Sendable {
  /// Along x, y and z.
  public internal(set) var scale: SIMD3<Double>
  /// x into y, x into z, y into z.
  var shear: SIMD3<Double>
  var rotation: Quaternion
  /// In points.
  public internal(set) var translation: SIMD3<Double>
  /// The last column of the projection.
  var perspective: SIMD4<Double>

  /// Nil for a matrix that these parts cannot express: a singular one that is sheared or projects.
  public init?(_ m: CATransform3D) {
    guard let perspective = Self.perspective(of: m) else { return nil }
    self.perspective = perspective
    translation = [m.m41, m.m42, m.m43]

    // Gram–Schmidt: each row loses its shadow on the rows before, which is the shear.
    let rows: Rows = [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]]
    let (x, sx) = rows[0].normalized
    let xy = rows[1].dot(x)
    let (y, sy) = (rows[1] - x * xy).normalized(comparedTo: rows[1])
    let (xz, yz) = (rows[2].dot(x), rows[2].dot(y))
    let (z, sz) = (rows[2] - x * xz - y * yz).normalized(comparedTo: rows[2])
    guard sy != 0 || xy == 0, sz != 0 || (xz == 0 && yz == 0) else { return nil }
    scale = [sx, sy, sz]
    shear = [sy == 0 ? 0 : xy / sy, sz == 0 ? 0 : xz / sz, sz == 0 ? 0 : yz / sz]

    var axes = Self.completed([x, y, z])
    if axes[0].cross(axes[1]).dot(axes[2]) < 0 {
      let mirrored = (0..<3).min { axes[$0][$0] < axes[$1][$1] } ?? 0
      axes[mirrored] = -axes[mirrored]
      scale[mirrored] *= -1
      // A shear between a mirrored axis and one that is not changes its sign.
      if mirrored == 0 || mirrored == 1 { shear.x *= -1 }
      if mirrored == 0 || mirrored == 2 { shear.y *= -1 }
      if mirrored == 1 || mirrored == 2 { shear.z *= -1 }
    }
    rotation = Quaternion(rows: axes)
  }

  /// The matrix again.
  var transform: CATransform3D {
    let axes = rotation.rows
    let x = axes[0] * scale.x
    let y = (axes[1] + axes[0] * shear.x) * scale.y
    let z = (axes[2] + axes[0] * shear.y + axes[1] * shear.z) * scale.z
    var m = CATransform3DIdentity
    (m.m11, m.m12, m.m13) = (x.x, x.y, x.z)
    (m.m21, m.m22, m.m23) = (y.x, y.y, y.z)
    (m.m31, m.m32, m.m33) = (z.x, z.y, z.z)
    (m.m41, m.m42, m.m43) = (translation.x, translation.y, translation.z)
    guard perspective != Self.flat else { return m }
    var projection = CATransform3DIdentity
    (projection.m14, projection.m24) = (perspective.x, perspective.y)
    (projection.m34, projection.m44) = (perspective.z, perspective.w)
    return CATransform3DConcat(m, projection)
  }

  private static let flat: SIMD4<Double> = [0, 0, 0, 1]

  /// The column p with M = A · P, where A has the last column (0, 0, 0, 1): p = A⁻¹ · M's last column.
  private static func perspective(of m: CATransform3D) -> SIMD4<Double>? {
    let column: SIMD4<Double> = [m.m14, m.m24, m.m34, m.m44]
    if column == flat { return flat }
    var affine = m
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard let i = affine.inverse else { return nil }
    return [
      column.dot([i.m11, i.m12, i.m13, i.m14]), column.dot([i.m21, i.m22, i.m23, i.m24]),
      column.dot([i.m31, i.m32, i.m33, i.m34]), column.dot([i.m41, i.m42, i.m43, i.m44]),
    ]
  }

  /// Axes for the rows that had no length: the coordinate axis of the same number where it is free, else another.
  private static func completed(_ axes: Rows) -> Rows {
    let units: Rows = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    var axes = axes
    for index in 0..<3 where axes[index] == .zero {
      for candidate in [index, 0, 1, 2] where axes[index] == .zero {
        let unit = units[candidate]
        let free = unit - axes[0] * unit.dot(axes[0]) - axes[1] * unit.dot(axes[1]) - axes[2] * unit.dot(axes[2])
        if free.length > 0.5 { axes[index] = free.normalized.axis }
      }
    }
    return axes
  }
}

nonisolated extension SIMD3<Double> {
  /// The direction and the length; the direction of nothing is zero.
  var normalized: (axis: SIMD3<Double>, length: Double) { normalized(comparedTo: self) }

  /// As `normalized`, where a length that is mere rounding next to another vector's counts as nothing.
  func normalized(comparedTo whole: SIMD3<Double>) -> (axis: SIMD3<Double>, length: Double) {
    let length = self.length
    guard length > whole.length * 1e-14 else { return (.zero, 0) }
    return (self / length, length)
  }

  func cross(_ b: SIMD3<Double>) -> SIMD3<Double> {
    [y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x]
  }
}
