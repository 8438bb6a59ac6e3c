import DisplayList
import Foundation

/// The way from one transform in the plane to another, as ``TransformParts`` goes it, worked out once for many frames.
nonisolated struct PlanarBlend: Sendable {
  private struct Parts: Sendable {
    var scale, translation: SIMD2<Double>
    /// x into y.
    var shear: Double
    /// In radians.
    var angle: Double
  }

  private let start: Parts
  /// What is added on the way to the end.
  private let change: Parts

  /// Nil unless both transforms stay in the plane, neither turned out of it, nor moved or scaled along z.
  init?(from: CATransform3D, to: CATransform3D) {
    guard let start = TransformParts(from), start.isPlanar, let end = TransformParts(to), end.isPlanar else {
      return nil
    }
    self.start = Parts(
      scale: start.scale.plane, translation: start.translation.plane, shear: start.shear.x,
      angle: 2 * atan2(start.rotation.vector.z, start.rotation.vector.w))
    change = Parts(
      scale: end.scale.plane - start.scale.plane, translation: end.translation.plane - start.translation.plane,
      shear: end.shear.x - start.shear.x, angle: start.rotation.planarAngle(to: end.rotation))
  }

  /// The transform at a progress; a curve that overshoots goes beyond the ends.
  func value(at progress: Double) -> CATransform3D {
    let scale = start.scale + change.scale * progress
    let translation = start.translation + change.translation * progress
    let shear = start.shear + change.shear * progress
    let angle = start.angle + change.angle * progress
    let (sine, cosine) = (sin(angle), cos(angle))
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12) = (cosine * scale.x, sine * scale.x)
    (transform.m21, transform.m22) = ((cosine * shear - sine) * scale.y, (sine * shear + cosine) * scale.y)
    (transform.m41, transform.m42) = (translation.x, translation.y)
    return transform
  }
}

nonisolated extension TransformParts {
  fileprivate var isPlanar: Bool {
    scale.z == 1 && shear.y == 0 && shear.z == 0 && rotation.vector.x == 0 && rotation.vector.y == 0
      && translation.z == 0 && perspective == [0, 0, 0, 1]
  }
}

nonisolated extension Quaternion {
  /// The angle to another rotation about z, the short way round, in radians.
  fileprivate func planarAngle(to other: Quaternion) -> Double {
    let cosine = vector.dot(other.vector)
    let sine = vector.w * other.vector.z - vector.z * other.vector.w
    return 2 * (cosine < 0 ? atan2(-sine, -cosine) : atan2(sine, cosine))
  }
}

nonisolated extension SIMD3<Double> {
  fileprivate var plane: SIMD2<Double> { [x, y] }
}
