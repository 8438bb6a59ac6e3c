/// The transition by which a sheet comes or goes. On the way from its place of rest to the bottom of the container, the
/// sheet's progress is that of the transition: a finger that moves one moves the other.
struct SheetTransit {
  /// Nil when nothing is animated.
  let runner: TransitionRunner?
  let isPresenting: Bool
  /// The sheet's top edge at rest.
  let restTop: CGFloat
  /// From there until it is out of sight, in points.
  let distance: CGFloat

  /// The direction in which the sheet goes to its rest.
  var inwards: TransitionDirection { isPresenting ? .forwards : .backwards }
  var outwards: TransitionDirection { isPresenting ? .backwards : .forwards }

  /// How far the transition is with the sheet's top edge at a place.
  func fraction(atTop top: CGFloat) -> CGFloat {
    let out = distance > 0 ? min(max((top - restTop) / distance, 0), 1) : 1
    return isPresenting ? 1 - out : out
  }

  /// Where the sheet's top edge is when the transition is at a fraction.
  func top(atFraction fraction: CGFloat) -> CGFloat {
    restTop + distance * (isPresenting ? 1 - fraction : fraction)
  }

  /// Whether a finger may take hold of it: it is the sheet's own, and nobody else drives it.
  var canBeHeld: Bool {
    guard let runner, let animator = runner.animator as? CoverVerticalAnimator else { return false }
    return runner.state == .running && !runner.isInteractive && animator.pace != nil
  }
}
