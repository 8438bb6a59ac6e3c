import UIKit

/// Zooms from a square picture to a screen that has the same picture at its top: the rest of the screen unfolds below it.
final class ZoomTransition: ExpandingTransition {
  private static let dimColor = UIColor.black.withAlphaComponent(0.45)

  override var duration: TimeInterval { 0.55 }
  override var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 0.86) }
  override var releaseSpring: ReleaseSpring { ReleaseSpring(stiffness: 240, damping: 26) }

  override func originPose(in container: UIView) -> Pose {
    Pose(cropping: container.bounds.size, to: originView, in: container)
  }

  /// Darkens what is behind the screen.
  override func accompany(
    _ screen: UIView, with company: UIViewPropertyAnimator, isPresenting: Bool, in container: UIView
  ) {
    let dimming = UIView(frame: container.bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = Self.dimColor
    dimming.alpha = isPresenting ? 0 : 1
    container.insertSubview(dimming, belowSubview: screen)
    company.addAnimations { dimming.alpha = isPresenting ? 1 : 0 }
    company.addCompletion { _ in dimming.removeFromSuperview() }
  }
}
