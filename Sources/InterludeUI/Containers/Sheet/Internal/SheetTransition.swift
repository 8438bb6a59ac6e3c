/// The presentation or dismissal of a sheet. The transition's progress is the sheet's progress between its place of rest and the bottom
/// of the container.
struct SheetTransition {
  /// Nil when nothing is animated. The participating controllers keep it.
  weak var runner: TransitionRunner?
  let isPresenting: Bool
  /// The sheet's top edge at rest.
  let restTop: CGFloat
  /// From `restTop` to where the sheet is off the screen, in points.
  let distance: CGFloat

  /// The direction in which the sheet goes to its rest.
  var inwards: TransitionDirection { isPresenting ? .forwards : .backwards }
  var outwards: TransitionDirection { isPresenting ? .backwards : .forwards }

  /// Whether the sheet moves itself by the transition's time. Otherwise another animator moves it, and a finger drives that animator.
  var isOwn: Bool { runner?.systemAnimator is SheetAnimator }

  // MARK: Place

  /// The top edge now; under another animator, as if that moved it linearly.
  var top: CGFloat {
    if let drive = runner?.motion?.drive { return top(atProgress: drive.progress) }
    if let runner, runner.hasEnded { return top(atProgress: runner.isCancelled ? 0 : 1) }
    return top(atProgress: isOwn ? 0 : 1)
  }

  /// In points per second; 0 under an animator whose rate is unknown.
  var velocity: CGFloat {
    let rate = runner?.motion?.drive.rate ?? 0
    return isPresenting ? -rate * distance : rate * distance
  }

  /// How far the transition is with the sheet's top edge at a place.
  func fraction(atTop top: CGFloat) -> CGFloat {
    let out = distance > 0 ? min(max((top - restTop) / distance, 0), 1) : 1
    return isPresenting ? 1 - out : out
  }

  private func top(atProgress progress: CGFloat) -> CGFloat { top(atPart: isPresenting ? 1 - progress : progress) }

  /// The top edge with a part of the way from the rest to off the screen behind it; beyond 0…1 past the ends.
  func top(atPart part: CGFloat) -> CGFloat { restTop + distance * part }

  /// How much of the way from the rest to off the screen is behind a place, not clamped; 0 if there is no way.
  func part(ofTop top: CGFloat) -> CGFloat { distance > 0 ? (top - restTop) / distance : 0 }

  /// The same transition with another place of rest, in a container of another size.
  func resting(at top: CGFloat, in geometry: SheetGeometry) -> SheetTransition {
    SheetTransition(runner: runner, isPresenting: isPresenting, restTop: top, distance: geometry.outside - top)
  }

  /// The frame with the top edge at a place: that at rest, moved down.
  func frame(atTop top: CGFloat, in geometry: SheetGeometry) -> CGRect {
    let rest = geometry.frame(atTop: min(top, restTop))
    return rest.offsetBy(dx: 0, dy: max(0, top - restTop))
  }

  /// The surroundings with the top edge at a place: linear in the progress.
  func appearance(atTop top: CGFloat, in geometry: SheetGeometry) -> SheetAppearance {
    let rest = geometry.appearance(atTop: min(top, restTop))
    let out = distance > 0 ? min(max((top - restTop) / distance, 0), 1) : 1
    return rest.mixed(with: geometry.appearance(atTop: geometry.outside), part: out)
  }

  /// The top edge's trajectory from now on; nil while it is held.
  var trajectory: SheetTrajectory? {
    guard let runner, runner.duration > 0, case .along(let stretch)? = runner.motion?.time.timeline.flow else {
      return nil
    }
    let end: CGFloat = stretch.isForward ? 1 : 0
    let motion = SystemBehavior.Motion(
      (stretch.curve as? SheetSegment)?.whole ?? stretch.curve, duration: stretch.length)
    return trajectory(
      from: end - (stretch.to - stretch.from) / runner.duration, to: end, along: motion, startingAt: stretch.start)
  }

  /// The trajectory from one progress to another, from a time of the stage's clock in seconds.
  func trajectory(
    from start: CGFloat, to end: CGFloat, along motion: SystemBehavior.Motion, startingAt time: Double
  ) -> SheetTrajectory {
    SheetTrajectory(start: time, length: motion.duration, curve: motion.curve, end: top(atProgress: end)) {
      top(atProgress: start + (end - start) * motion.curve.value(at: $0))
    }
  }

  // MARK: By hand

  /// Whether a finger can catch it: it runs, and nothing else drives it.
  var canBeHeld: Bool {
    guard let runner, runner.canBeCaught else { return false }
    return isOwn || runner.interaction == nil
  }

  /// Lets the rest of another animator run along the system's spring.
  ///
  /// - Parameter velocity: downwards, in points per second.
  func proceed(_ direction: TransitionDirection, velocity: CGFloat) {
    guard let runner, let fraction = runner.motion?.drive.fraction else { return }
    let left = distance * (direction == .forwards ? 1 - fraction : fraction)
    let speed = left > 0 ? (direction == outwards ? velocity : -velocity) / left : 0
    let spring = UISpringTimingParameters(
      runner.stage.system.sheet.spring, initialVelocity: CGVector(dx: speed, dy: speed))
    runner.endInteraction(direction, along: spring)
  }
}
