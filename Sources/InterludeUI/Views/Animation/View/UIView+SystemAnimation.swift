import Foundation

/// Animations that the system has for views.
extension UIView {
  /// What becomes of views. The raw values are UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// They shrink and fade, and are removed from their superviews at the end, where they are again as they were before.
    case delete = 0
  }

  /// Animates views as the system does, in 0.25 s, with options as other animations have. Along with it go further changes, of other
  /// views' properties than these. The completion is told at the end whether the animation came there by itself.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let before = views.map { (alpha: $0.alpha, transform: $0.transform) }
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: deletedScale, y: deletedScale)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, before) in zip(views, before) {
          view.removeFromSuperview()
          UIView.performWithoutAnimation { (view.alpha, view.transform) = (before.alpha, before.transform) }
        }
        completion?(finished)
      }, file: file, line: line)
  }
}

/// The scale of a view at the end of its deletion.
private let deletedScale: CGFloat = 0.1
