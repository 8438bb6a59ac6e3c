import UIKit

/// The way of a screen that an app's own animator makes. It is given a context of its own, so that its end is not that of the
/// transition when a finger has caught the screen meanwhile.
final class AnimatorFlight {
  /// Whether the animator moves the screen now.
  private(set) var isUnderWay = false
  private let animator: any UIViewControllerAnimatedTransitioning
  private let context: any UIViewControllerContextTransitioning
  private var onLanding: () -> Void = {}
  private var onLateEnd: () -> Void = {}

  init(_ animator: any UIViewControllerAnimatedTransitioning, in context: any UIViewControllerContextTransitioning) {
    self.animator = animator
    self.context = context
  }

  /// Lets the animator move the screen; `onLanding` is called when it completes the transition.
  func start(onLanding: @escaping () -> Void) {
    isUnderWay = true
    self.onLanding = onLanding
    animator.noteCall("animateTransition(using:)", "", in: context)
    let flightContext = FlightContext(context) { [animator, context] didComplete in
      animator.noteCall("completeTransition(_:)", "\(didComplete)\(self.isUnderWay ? "" : ", unheeded")", in: context)
      self.land()
    }
    animator.animateTransition(using: flightContext)
  }

  /// From now on nothing that the animator says counts; `onLateEnd` is called when it hears of it and completes the transition, after it
  /// may have placed the screen.
  func stop(onLateEnd: @escaping () -> Void) {
    isUnderWay = false
    self.onLateEnd = onLateEnd
  }

  private func land() {
    guard isUnderWay else { return onLateEnd() }
    isUnderWay = false
    onLanding()
  }
}

extension UIView {
  /// Ends the animations of the view itself where it shows, and what its size has animated inside of it: that is laid out anew
  /// for the size that shows.
  func stopWhereItShows() {
    let shown = layer.presentation() ?? layer
    let (position, bounds) = (shown.position, shown.bounds)
    let (transform, cornerRadius) = (shown.transform, shown.cornerRadius)
    let isCropped = bounds.size != layer.bounds.size
    layer.removeAllAnimations()
    if isCropped { subviews.forEach { $0.stopLayoutAnimations() } }
    layer.position = position
    layer.bounds = bounds
    layer.transform = transform
    layer.cornerRadius = cornerRadius
    layoutIfNeeded()
  }

  private func stopLayoutAnimations() {
    for key in layer.animationKeys() ?? [] {
      guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation, let path = animation.keyPath,
        path.hasPrefix("position") || path.hasPrefix("bounds")
      else { continue }
      layer.removeAnimation(forKey: key)
    }
    subviews.forEach { $0.stopLayoutAnimations() }
  }
}
