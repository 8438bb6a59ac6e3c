import UIKit

/// A screen's way to a pose. Place and shape have an animator each: a hand gives them velocities of their own.
final class PoseFlight {
  private let view: UIView
  private let target: Pose
  private let animators: [UIViewPropertyAnimator]

  /// From where the view is, along one curve.
  init(of view: UIView, to target: Pose, duration: TimeInterval, timing: any UITimingCurveProvider) {
    self.view = view
    self.target = target
    animators = (0..<2).map { _ in UIViewPropertyAnimator(duration: duration, timingParameters: timing) }
    addAnimations()
  }

  /// From where a hand has let go of the view, on a spring.
  init(of view: UIView, to target: Pose, releasedAt velocity: PoseVelocity, spring: ReleaseSpring) {
    self.view = view
    self.target = target
    let pose = Pose(of: view)
    func relative(_ velocity: CGFloat, _ distance: CGFloat) -> CGFloat { distance == 0 ? 0 : velocity / distance }
    let place = CGVector(
      dx: relative(velocity.center.dx, target.center.x - pose.center.x),
      dy: relative(velocity.center.dy, target.center.y - pose.center.y))
    let shape = relative(velocity.scale, target.scale.width - pose.scale.width)
    animators = [place, CGVector(dx: shape, dy: shape)].map { velocity in
      UIViewPropertyAnimator(duration: 0, timingParameters: spring.timing(velocity: velocity))
    }
    addAnimations()
  }

  private func addAnimations() {
    let (place, shape) = (animators[0], animators[1])
    place.addAnimations { [view, target] in view.center = target.center }
    shape.addAnimations { [view, target] in
      var pose = target
      pose.center = view.center
      pose.apply(to: view)
    }
  }

  /// Starts it; `completion` is called when place and shape have arrived.
  func start(completion: @escaping () -> Void) {
    for animator in animators {
      animator.addCompletion { [weak self] _ in
        if self?.hasLanded == true { completion() }
      }
      animator.startAnimation()
    }
  }

  private var hasLanded: Bool { animators.allSatisfy { $0.state == .inactive } }

  /// Leaves the view where it shows.
  func stop() {
    for animator in animators { animator.stopAnimation(true) }
  }
}

/// The spring of what a hand has let go of.
struct ReleaseSpring {
  let stiffness: CGFloat
  let damping: CGFloat

  /// - Parameter velocity: in distances that are left, per second.
  func timing(velocity: CGVector) -> UISpringTimingParameters {
    UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }
}
