import UIKit

/// A screen's way to a pose. Place, scale and crop have an animator each: a finger gives them velocities of their own.
final class PoseAnimation {
  private let view: UIView
  let start: Pose
  private let target: Pose
  private let animators: [UIViewPropertyAnimator]

  /// From where the view is, along one curve.
  init(of view: UIView, to target: Pose, duration: TimeInterval, timing: any UITimingCurveProvider) {
    self.view = view
    self.target = target
    start = Pose(of: view)
    animators = (0..<3).map { _ in UIViewPropertyAnimator(duration: duration, timingParameters: timing) }
    addAnimations()
  }

  /// From where a finger has let go of the view, on a spring.
  init(of view: UIView, to target: Pose, releasedAt velocity: PoseVelocity, spring: ReleaseSpring) {
    self.view = view
    self.target = target
    start = Pose(of: view)
    func relative(_ velocity: CGFloat, _ distance: CGFloat) -> CGFloat { distance == 0 ? 0 : velocity / distance }
    let place = CGVector(
      dx: relative(velocity.center.dx, target.center.x - start.center.x),
      dy: relative(velocity.center.dy, target.center.y - start.center.y))
    let shrinking = spring.velocity(velocity.scale, from: start.scale.width, to: target.scale.width)
    let scale = relative(shrinking, target.scale.width - start.scale.width)
    // The finger gives the crop no velocity; a tighter spring keeps it from lagging behind the scale.
    animators = [
      spring.timing(velocity: place), spring.timing(velocity: CGVector(dx: scale, dy: scale)),
      spring.twiceAsTight.timing(velocity: .zero),
    ].map { UIViewPropertyAnimator(duration: 0, timingParameters: $0) }
    addAnimations()
  }

  private func addAnimations() {
    let changes = [target.place, target.resize, target.crop]
    for (animator, change) in zip(animators, changes) {
      animator.addAnimations { [view] in change(view) }
    }
  }

  /// Starts it after a number of seconds; `completion` is called when everything has arrived.
  func start(after delay: TimeInterval, completion: @escaping () -> Void) {
    for animator in animators {
      animator.addCompletion { [weak self] _ in
        if self?.hasArrived == true { completion() }
      }
      animator.startAnimation(afterDelay: delay)
    }
  }

  /// Whether it goes back to where it started.
  var isReversed = false {
    didSet { for animator in animators { animator.isReversed = isReversed } }
  }

  /// In seconds.
  var timeLeft: TimeInterval {
    animators.map { $0.isRunning ? (1 - $0.fractionComplete) * $0.duration : 0 }.max() ?? 0
  }

  private var hasArrived: Bool { animators.allSatisfy { $0.state == .inactive } }

  /// Leaves the view where it shows.
  func stop() {
    for animator in animators { animator.stopAnimation(true) }
  }
}
