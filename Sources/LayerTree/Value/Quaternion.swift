import Foundation

/// The three rows of a matrix, or three axes.
typealias Rows = InlineArray<3, SIMD3<Double>>

/// A rotation in space, as a unit quaternion.
nonisolated struct Quaternion: Hashable, Sendable {
  /// x, y, z (the axis times the sine of half the angle) and w (the cosine of half the angle).
  var vector: SIMD4<Double>

  static let identity = Quaternion(vector: [0, 0, 0, 1])

  init(vector: SIMD4<Double>) { self.vector = vector }

  /// The rotation whose matrix of row vectors has these orthonormal rows: Shepperd's method, which divides by the
  /// largest of the four components.
  init(rows r: Rows) {
    let (a, b, c) = (r[0], r[1], r[2])
    let trace = a.x + b.y + c.z
    let largest = max(a.x, b.y, c.z, trace)
    vector =
      switch largest {
      case trace: [b.z - c.y, c.x - a.z, a.y - b.x, 1 + trace]
      case a.x: [1 + a.x - b.y - c.z, a.y + b.x, a.z + c.x, b.z - c.y]
      case b.y: [a.y + b.x, 1 - a.x + b.y - c.z, b.z + c.y, c.x - a.z]
      default: [a.z + c.x, b.z + c.y, 1 - a.x - b.y + c.z, a.y - b.x]
      }
    normalize()
  }

  /// The rows of the rotation matrix for row vectors.
  var rows: Rows {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
    return [
      [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
      [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
      [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
    ]
  }

  /// The rotation on the way to another, at even angular speed, the short way round; beyond it for progress > 1.
  func slerp(to other: Quaternion, progress: Double) -> Quaternion {
    var end = other.vector
    var cosine = (vector * end).sum()
    if cosine < 0 { (end, cosine) = (-end, -cosine) }
    // The half angle from both chords: exact for small angles, where the arc cosine is not.
    let half = 2 * atan2((vector - end).length, (vector + end).length)
    guard sin(half) > 1e-12 else { return self }
    let s = sin((1 - progress) * half) / sin(half)
    let e = sin(progress * half) / sin(half)
    return Quaternion(vector: vector * s + end * e)
  }

  mutating func normalize() {
    let length = vector.length
    vector = length > 0 ? vector / length : Self.identity.vector
  }
}

nonisolated extension SIMD where Scalar == Double {
  var length: Double { (self * self).sum().squareRoot() }

  func dot(_ other: Self) -> Double { (self * other).sum() }
}
