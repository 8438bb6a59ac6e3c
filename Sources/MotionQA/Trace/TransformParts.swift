import InterludeUI

nonisolated extension CATransform3D {
  /// A transform put together from its parts in a trace: scaled, turned, moved, and last projected, the order in which Core
  /// Animation takes one apart.
  init(parts number: (TraceProperty) -> Double) {
    func turn(_ property: TraceProperty, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
      CATransform3DMakeRotation(number(property) * .pi / 180, x, y, z)
    }
    let solid = CATransform3DMakeScale(number(.scaleX), number(.scaleY), number(.scaleZ))
      .then(turn(.rotationX, 1, 0, 0)).then(turn(.rotationY, 0, 1, 0)).then(turn(.rotation, 0, 0, 1))
      .then(
        CATransform3DMakeTranslation(number(.translationX), number(.translationY), number(.translationZ)))
    // m34 is the perspective times m33, which is nothing when seen edge on.
    self = abs(solid.m33) > 1e-6 ? solid.then(CATransform3D(perspective: number(.perspective) / solid.m33)) : solid
  }

  /// - Parameter m34: One over the distance that it is seen from.
  init(perspective m34: Double) {
    self = CATransform3DIdentity
    self.m34 = m34
  }

  func then(_ next: CATransform3D) -> CATransform3D { CATransform3DConcat(self, next) }
}
