import UIKit

/// One transition of a carried screen: what flies, what a hand holds, and what goes along with both.
final class Carriage {
  /// What runs alongside: it is paused, scrubbed and turned round for the transition, and stays active until the screen has
  /// landed.
  let company: UIViewPropertyAnimator

  private let screen: UIView
  private let originView: UIView
  private let full, origin: Pose
  private let isPresenting: Bool
  private let hand: Hand
  private let spring: ReleaseSpring
  private let context: any UIViewControllerContextTransitioning
  private var flight: PoseFlight?
  /// Whether the screen is on its way to fill the container.
  private var isHeadingForFull: Bool
  /// Where the hand took the screen, and how far the transition was then.
  private var taken: (pose: Pose, point: CGPoint, progress: CGFloat)

  /// - Parameter ways: where the screen fills the container, and where it is in the view that it comes from.
  init(
    of screen: UIView, from originView: UIView, ways: (full: Pose, origin: Pose), isPresenting: Bool, by hand: Hand,
    spring: ReleaseSpring, in context: any UIViewControllerContextTransitioning, duration: TimeInterval
  ) {
    self.screen = screen
    self.originView = originView
    (full, origin) = ways
    self.isPresenting = isPresenting
    self.hand = hand
    self.spring = spring
    self.context = context
    company = UIViewPropertyAnimator(duration: duration, dampingRatio: 1)
    company.pausesOnCompletion = true
    isHeadingForFull = isPresenting
    taken = (Pose(of: screen), .zero, 0)
  }

  // MARK: In flight

  /// Sends the screen to the transition's end.
  func depart(duration: TimeInterval, timing: any UITimingCurveProvider) {
    company.startAnimation()
    fly(PoseFlight(of: screen, to: isPresenting ? full : origin, duration: duration, timing: timing))
  }

  private func fly(_ flight: PoseFlight) {
    self.flight = flight
    flight.start { [weak self] in self?.land() }
  }

  private func land() {
    let completed = isHeadingForFull == isPresenting
    company.stopAnimation(false)
    company.finishAnimation(at: completed ? .end : .start)
    originView.isHidden = isHeadingForFull
    context.completeTransition(completed)
  }

  // MARK: In a hand

  /// Takes the screen from its rest.
  func take() {
    company.pauseAnimation()
    hold()
  }

  /// Takes the screen out of its flight, where it shows.
  func catchScreen() {
    context.pauseInteractiveTransition()
    flight?.stop()
    flight = nil
    hold()
  }

  private func hold() {
    taken = (Pose(of: screen), context.containerView.convert(hand.origin, from: nil), progress(of: Pose(of: screen)))
  }

  func move() {
    guard flight == nil else { return }
    let pose = pose(after: 0)
    pose.apply(to: screen)
    context.updateInteractiveTransition(progress(of: pose))
  }

  func release() {
    guard flight == nil else { return }
    isHeadingForFull = hand.hasMoved ? isThrownToFull : !isHeadingForFull
    let flight = PoseFlight(
      of: screen, to: isHeadingForFull ? full : origin, releasedAt: velocity, spring: spring)
    if isHeadingForFull == isPresenting {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    fly(flight)
  }

  /// Where the screen is if the hand goes on for some seconds as it moves now.
  private func pose(after time: CGFloat) -> Pose {
    let (dx, dy) = (
      hand.translation.dx + hand.velocity.dx * time, hand.translation.dy + hand.velocity.dy * time
    )
    let pinch = hand.pinch + hand.pinchVelocity * time
    // Pulled down it shrinks, the further the less; pulled up it keeps its size.
    let height = max(full.size.height, 1)
    let shrink = 1 / (1 + max(0, dy) / height)
    var pose = taken.pose.moved(
      by: CGVector(dx: dx, dy: dy), scaledBy: shrink * max(pinch, 0.1), about: taken.point)
    let slope = (origin.cornerRadius - full.cornerRadius) / (origin.scale.width - full.scale.width)
    pose.cornerRadius = max(0, pose.cornerRadius + slope * (pose.scale.width - taken.pose.scale.width))
    return pose
  }

  /// The slope of the pose over a moment.
  private var velocity: PoseVelocity {
    let moment: CGFloat = 1e-4
    let (before, after) = (pose(after: -moment), pose(after: moment))
    return PoseVelocity(
      center: CGVector(
        dx: (after.center.x - before.center.x) / (2 * moment), dy: (after.center.y - before.center.y) / (2 * moment)),
      scale: (after.scale.width - before.scale.width) / (2 * moment))
  }

  /// A throw decides by its direction, a screen that is put down by how small it is.
  private var isThrownToFull: Bool {
    if abs(hand.pinchVelocity) > 0.5 { return hand.pinchVelocity > 0 }
    if abs(hand.velocity.dy) > 200 { return hand.velocity.dy < 0 }
    return remoteness(of: pose(after: 0)) < 0.35
  }

  /// 0 for a pose as large as the container, 1 for one as small as in the view that it comes from.
  private func remoteness(of pose: Pose) -> CGFloat {
    (full.scale.width - pose.scale.width) / (full.scale.width - origin.scale.width)
  }

  private func progress(of pose: Pose) -> CGFloat {
    isPresenting ? 1 - remoteness(of: pose) : remoteness(of: pose)
  }
}
