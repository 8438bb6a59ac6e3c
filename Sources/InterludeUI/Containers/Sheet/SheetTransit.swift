/// The transition by which a sheet comes or goes. On the way from its place of rest to the bottom of the container, the
/// sheet's progress is that of the transition: what moves one moves the other.
struct SheetTransit {
  /// Nil when nothing is animated. The participating controllers keep it.
  weak var runner: TransitionRunner?
  let isPresenting: Bool
  /// The sheet's top edge at rest.
  var restTop: CGFloat
  /// From there until it is out of sight, in points.
  var distance: CGFloat

  /// The direction in which the sheet goes to its rest.
  var inwards: TransitionDirection { isPresenting ? .forwards : .backwards }
  var outwards: TransitionDirection { isPresenting ? .backwards : .forwards }

  /// Whether the sheet moves itself; otherwise an animator does that knows nothing of the sheet's place, and a finger moves
  /// that animator's time.
  var isOwn: Bool { runner?.systemAnimator?.isOfSheet == true }

  // MARK: Place

  /// The top edge now: of another's animator, as though it moved evenly.
  var top: CGFloat {
    if let drive = runner?.motion?.drive { return top(atProgress: drive.progress) }
    if let runner, runner.hasEnded { return top(atProgress: runner.isCancelled ? 0 : 1) }
    return top(atProgress: isOwn ? 0 : 1)
  }

  /// In points per second; unknown, and so 0, of an animator that has a time of its own.
  var velocity: CGFloat {
    let rate = runner?.motion?.drive.rate ?? 0
    return isPresenting ? -rate * distance : rate * distance
  }

  /// How far the transition is with the sheet's top edge at a place.
  func fraction(atTop top: CGFloat) -> CGFloat {
    let out = distance > 0 ? min(max((top - restTop) / distance, 0), 1) : 1
    return isPresenting ? 1 - out : out
  }

  private func top(atProgress progress: CGFloat) -> CGFloat {
    restTop + distance * (isPresenting ? 1 - progress : progress)
  }

  /// The sheet on its way, with its top edge at a place: as it is at rest, farther down.
  func frame(atTop top: CGFloat, in geometry: SheetGeometry) -> CGRect {
    let rest = geometry.frame(atTop: min(top, restTop))
    return rest.offsetBy(dx: 0, dy: max(0, top - restTop))
  }

  /// The surroundings on its way: linear in its progress.
  func appearance(atTop top: CGFloat, in geometry: SheetGeometry) -> SheetAppearance {
    let rest = geometry.appearance(atTop: min(top, restTop))
    let out = distance > 0 ? min(max((top - restTop) / distance, 0), 1) : 1
    return rest.mixed(with: geometry.appearance(atTop: geometry.outside), part: out)
  }

  /// How it goes by itself; nil while it is held.
  var leg: SheetLeg? {
    guard let runner, runner.duration > 0, case .along(let stretch)? = runner.motion?.time.timeline.flow else {
      return nil
    }
    let end: CGFloat = stretch.isForward ? 1 : 0
    let motion = SystemBehavior.Motion(
      (stretch.curve as? SheetSegment)?.whole ?? stretch.curve, duration: stretch.length)
    return leg(
      from: end - (stretch.to - stretch.from) / runner.duration, to: end, along: motion, startingAt: stretch.start)
  }

  /// The way from one progress to another, from a time of the stage's clock in seconds.
  func leg(
    from start: CGFloat, to end: CGFloat, along motion: SystemBehavior.Motion, startingAt time: Double
  ) -> SheetLeg {
    SheetLeg(start: time, length: motion.duration, curve: motion.curve, end: top(atProgress: end)) {
      top(atProgress: start + (end - start) * motion.curve.value(at: $0))
    }
  }

  // MARK: By hand

  /// Whether a finger may take hold of it: it runs, and nothing else drives it.
  var canBeHeld: Bool {
    guard let runner, runner.canBeCaught else { return false }
    return isOwn || runner.interaction == nil
  }

  /// Lets the rest of another's animator run along the system's spring.
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
