import UIKit

/// The one animator of an expanding transition: what drives it drives everything.
///
/// Its own animations are those that go along with the screen. The screen has a flight of its own, since a finger may take it
/// anywhere: it sets out from where it is, whenever it sets out. The animator is over when the screen has landed.
final class ScreenAnimator: UIViewPropertyAnimator {
  let screen: UIView
  let isPresenting: Bool
  private let timing: any UITimingCurveProvider
  private var poseAnimation: PoseAnimation?
  /// Where the screen was when it was last held, and how far the transition was then.
  private(set) var held: (pose: Pose, progress: CGFloat)

  /// Puts the screen where the transition starts.
  init(
    of screen: UIView, along route: Route, isPresenting: Bool, duration: TimeInterval,
    timing: any UITimingCurveProvider
  ) {
    self.screen = screen
    self.route = route
    self.isPresenting = isPresenting
    self.timing = timing
    held = (isPresenting ? route.origin : route.full, 0)
    super.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    pausesOnCompletion = true
    start.apply(to: screen)
  }

  private var start: Pose { isPresenting ? route.origin : route.full }
  private var end: Pose { isPresenting ? route.full : route.origin }

  /// Whether the screen is to fill the container in the end.
  var isHeadingForFull: Bool { isPresenting != isReversed }

  /// How far the transition is, whichever way it goes.
  private var progress: CGFloat { isReversed ? 1 - fractionComplete : fractionComplete }

  // MARK: In poseAnimation

  override var isRunning: Bool { poseAnimation != nil }

  /// In seconds, until the screen lands.
  var timeLeft: TimeInterval { poseAnimation?.timeLeft ?? 0 }

  override func startAnimation(afterDelay delay: TimeInterval) {
    if state == .inactive {
      super.startAnimation(afterDelay: delay)
      send(after: delay) { PoseAnimation(of: screen, to: $0, duration: duration, timing: timing) }
    } else if !isRunning {
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  override func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard !isRunning else { return }
    goOn(along: parameters, in: durationFactor > 0 ? durationFactor : 1 - fractionComplete)
  }

  /// What set out from the start can be turned round; anything else has to set out anew.
  override var isReversed: Bool {
    get { super.isReversed }
    set {
      guard newValue != isReversed else { return }
      super.isReversed = newValue
      if poseAnimation?.start == start {
        poseAnimation?.isReversed = newValue
      } else if isRunning {
        goOn(along: nil, in: 1 - fractionComplete)
      }
    }
  }

  private func goOn(along parameters: (any UITimingCurveProvider)?, in factor: CGFloat) {
    super.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
    let seconds = max(factor * duration, Self.shortest)
    send { PoseAnimation(of: screen, to: $0, duration: seconds, timing: parameters ?? timing) }
  }

  /// A frame, in seconds: no spring is quicker.
  private static let shortest: TimeInterval = 1.0 / 60

  /// Goes on to one end or the other, the screen at the velocity that a finger has given it.
  func release(toFull isForFull: Bool, at velocity: PoseVelocity, on spring: ReleaseSpring) {
    super.isReversed = isForFull != isPresenting
    super.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
      durationFactor: (1 - fractionComplete) / Self.speedUp)
    send { PoseAnimation(of: screen, to: $0, releasedAt: velocity, spring: spring) }
  }

  /// How much faster than the whole transition the rest of it is, so that nothing lags behind a thrown screen.
  private static let speedUp: CGFloat = 2.5

  /// Sends the screen from where it is to where the animator goes.
  private func send(after delay: TimeInterval = 0, by makePoseAnimation: (_ target: Pose) -> PoseAnimation) {
    guard state == .active else { return }
    stopPoseAnimation()
    let poseAnimation = makePoseAnimation(isHeadingForFull ? route.full : route.origin)
    self.poseAnimation = poseAnimation
    poseAnimation.start(after: delay) { [weak self] in
      guard let self else { return }
      end(at: isReversed ? .start : .end)
    }
  }

  private func stopPoseAnimation() {
    poseAnimation?.stop()
    poseAnimation = nil
  }

  // MARK: Held

  override func pauseAnimation() {
    super.pauseAnimation()
    guard state == .active else { return }
    stopPoseAnimation()
    held = (Pose(of: screen), progress)
  }

  /// Moves the screen, too, in straight lines over where it was held.
  override var fractionComplete: CGFloat {
    get { super.fractionComplete }
    set {
      super.fractionComplete = newValue
      poseHeldScreen()
    }
  }

  /// In a container that has changed its size the screen, while it is held, is as far along as it was.
  var route: Route {
    didSet {
      held.pose = route.pose(like: held.pose, on: oldValue)
      poseHeldScreen()
    }
  }

  private func poseHeldScreen() {
    if state == .active, !isRunning { pose(at: progress).apply(to: screen) }
  }

  private func pose(at progress: CGFloat) -> Pose {
    guard progress >= held.progress else { return start.mixed(with: held.pose, progress / held.progress) }
    guard held.progress < 1 else { return held.pose }
    return held.pose.mixed(with: end, (progress - held.progress) / (1 - held.progress))
  }

  // MARK: Ending

  override func stopAnimation(_ withoutFinishing: Bool) {
    stopPoseAnimation()
    super.stopAnimation(withoutFinishing)
  }

  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped, finalPosition != .current { (finalPosition == .end ? end : start).apply(to: screen) }
    super.finishAnimation(at: finalPosition)
  }

  /// Ends at once if it has not ended yet.
  func end(at position: UIViewAnimatingPosition) {
    guard state == .active else { return }
    stopAnimation(false)
    finishAnimation(at: position)
  }
}
