import UIKit

extension UISpringTimingParameters {
  /// What a finger has let go of: it settles without a bounce of its own, and keeps the velocity that it was released at.
  ///
  /// - Parameter velocity: in distances that are left, per second.
  static func release(at velocity: CGFloat) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1, stiffness: 320, damping: 34, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}

extension CGFloat {
  /// How far something would still glide that has this velocity, per second, when it slows down as a scroll view does.
  var projectedDistance: CGFloat {
    let rate = UIScrollView.DecelerationRate.normal.rawValue
    return self / 1000 * rate / (1 - rate)
  }
}
