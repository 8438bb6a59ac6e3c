/// Half a turn about a line through the anchor point, which brings the other face to the front.
nonisolated struct Flip: Hashable, Sendable {
  /// How far the eye is from the picture, in points. Ours: UIKit's distance is undocumented.
  private static let eyeDistance: CGFloat = 1000

  /// The line, as a unit vector; seen from its tip, the turn is anticlockwise with y up.
  private let axis: SIMD2<Double>

  /// By the number of a transition in `UIView.AnimationOptions`; the side that a flip is from comes to the front.
  init?(number: UInt) {
    switch number {
    case UIView.AnimationOptions.transitionFlipFromLeft.transition: axis = [0, 1]
    case UIView.AnimationOptions.transitionFlipFromRight.transition: axis = [0, -1]
    case UIView.AnimationOptions.transitionFlipFromTop.transition: axis = [-1, 0]
    case UIView.AnimationOptions.transitionFlipFromBottom.transition: axis = [1, 0]
    default: return nil
    }
  }

  /// The transform after a number of half turns.
  func transform(at turns: Double) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / Self.eyeDistance
    return CATransform3DConcat(CATransform3DMakeRotation(turns * .pi, axis.x, axis.y, 0), perspective)
  }
}
