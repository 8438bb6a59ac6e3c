import Foundation

/// Hears when an animation begins and ends, at the exact times.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins, at its exact time on its layer's clock.
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is false for an animation that was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
