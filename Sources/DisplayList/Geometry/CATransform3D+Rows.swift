import Foundation

/// The matrix a row at a time, in registers: composing and inverting go through here.
extension CATransform3D {
  typealias Row = SIMD4<Double>

  @inline(__always)
  var rows: (Row, Row, Row, Row) {
    (
      [m11, m12, m13, m14], [m21, m22, m23, m24],
      [m31, m32, m33, m34], [m41, m42, m43, m44]
    )
  }

  @inline(__always)
  init(rows r0: Row, _ r1: Row, _ r2: Row, _ r3: Row) {
    self.init(
      m11: r0.x, m12: r0.y, m13: r0.z, m14: r0.w, m21: r1.x, m22: r1.y, m23: r1.z, m24: r1.w,
      m31: r2.x, m32: r2.y, m33: r2.z, m34: r2.w, m41: r3.x, m42: r3.y, m43: r3.z, m44: r3.w)
  }

  /// A row vector times this matrix.
  @inline(__always)
  func applied(to row: Row) -> Row {
    let (r0, r1, r2, r3) = rows
    return row.x * r0 + row.y * r1 + row.z * r2 + row.w * r3
  }
}
