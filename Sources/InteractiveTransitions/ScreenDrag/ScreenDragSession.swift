import UIKit

/// A finger's hold on a screen: where the screen was taken, and where the finger carries it.
struct ScreenDragSession {
  private let gestures: ScreenGestures
  private let animator: ScreenAnimator
  /// Where the finger has taken hold, in the container.
  private let point: CGPoint

  private var route: Route { animator.route }

  init(of gestures: ScreenGestures, on animator: ScreenAnimator, in container: UIView) {
    self.gestures = gestures
    self.animator = animator
    point = container.convert(gestures.origin, from: nil)
  }

  /// Where the screen is now.
  var pose: Pose { pose(after: 0) }

  /// How far that makes the transition.
  var progress: CGFloat {
    let distance = route.remoteness(of: pose) - route.remoteness(of: animator.held.pose)
    return animator.held.progress + (animator.isPresenting ? -distance : distance)
  }

  /// The slope of the pose over a moment.
  var velocity: PoseVelocity {
    let moment: CGFloat = 1e-4
    let (before, after) = (pose(after: -moment), pose(after: moment))
    return PoseVelocity(
      center: CGVector(
        dx: (after.center.x - before.center.x) / (2 * moment), dy: (after.center.y - before.center.y) / (2 * moment)),
      scale: (after.scale.width - before.scale.width) / (2 * moment))
  }

  /// Whether the screen is to fill the container when the finger lets go. A press turns it round; a throw decides by its
  /// direction, a screen that is put down by how small it is.
  var isForFull: Bool {
    guard gestures.hasMoved else { return !animator.isHeadingForFull }
    if abs(gestures.pinchVelocity) > 0.5 { return gestures.pinchVelocity > 0 }
    if abs(gestures.velocity.dy) > 200 { return gestures.velocity.dy < 0 }
    return route.remoteness(of: pose) < 0.35
  }

  /// Where the screen is if the finger goes on for some seconds as it moves now.
  private func pose(after time: CGFloat) -> Pose {
    let (dx, dy) = (
      gestures.translation.dx + gestures.velocity.dx * time, gestures.translation.dy + gestures.velocity.dy * time
    )
    let pinch = gestures.pinch + gestures.pinchVelocity * time
    // Pulled down it shrinks, the further the less; pulled up it keeps its size.
    let shrink = 1 / (1 + max(0, dy) / max(route.full.size.height, 1))
    let taken = animator.held.pose
    let factor = Self.yield(to: shrink * max(pinch, 0.1), at: taken.scale.width)
    var pose = taken.moved(by: CGVector(dx: dx, dy: dy), scaledBy: factor, about: point)
    pose.cornerRadius +=
      (route.origin.cornerRadius - route.full.cornerRadius)
      * (route.remoteness(of: pose) - route.remoteness(of: taken))
    return pose
  }

  /// By how much a screen of a scale really grows: beyond the container's size it gives way less and less, by half at most.
  private static func yield(to factor: CGFloat, at scale: CGFloat) -> CGFloat {
    let (free, beyond) = (max(scale, 1), scale * factor - max(scale, 1))
    return beyond > 0 ? (free + beyond / (1 + 2 * beyond)) / scale : factor
  }
}
