import Foundation

extension CATransform3D {
  /// The four rows, for arithmetic a row at a time.
  var rows: [SIMD4<CGFloat.NativeType>] {
    [
      [m11.native, m12.native, m13.native, m14.native], [m21.native, m22.native, m23.native, m24.native],
      [m31.native, m32.native, m33.native, m34.native], [m41.native, m42.native, m43.native, m44.native],
    ]
  }

  init(rows r: [SIMD4<CGFloat.NativeType>]) {
    self.init(
      m11: CGFloat(r[0].x), m12: CGFloat(r[0].y), m13: CGFloat(r[0].z), m14: CGFloat(r[0].w),
      m21: CGFloat(r[1].x), m22: CGFloat(r[1].y), m23: CGFloat(r[1].z), m24: CGFloat(r[1].w),
      m31: CGFloat(r[2].x), m32: CGFloat(r[2].y), m33: CGFloat(r[2].z), m34: CGFloat(r[2].w),
      m41: CGFloat(r[3].x), m42: CGFloat(r[3].y), m43: CGFloat(r[3].z), m44: CGFloat(r[3].w))
  }

  /// The inverse, or nil where there is none. Gauss–Jordan elimination with partial pivoting.
  public var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        left[pivot][column] != 0, left[pivot][column].isFinite
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let scale = 1 / left[column][column]
      left[column] *= scale
      right[column] *= scale
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return CATransform3D(rows: right)
  }
}

/// The inverse, or the transform itself where there is none, as in Core Animation.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
