import Dragging

/// A finger's drag of a system transition, from touch-down to release.
final class TransitionDragSession {
  private let interaction: SystemInteraction
  /// In fractions of the transition.
  private var drag: DragSession
  /// Where the transition goes on to if the finger lifts without having moved.
  private let heading: TransitionDirection
  private let clock: MediaClock

  private init(
    _ interaction: SystemInteraction, _ drag: DragSession, heading: TransitionDirection, on clock: MediaClock
  ) {
    (self.interaction, self.drag, self.heading, self.clock) = (interaction, drag, heading, clock)
  }

  /// Catches a running system transition where it is; nil for any other, which goes on.
  static func catching(_ runner: TransitionRunner) -> TransitionDragSession? {
    guard let interaction = runner.systemInteraction, runner.canBeCaught else { return nil }
    let (clock, heading, velocity) = (runner.stage.clock, runner.direction, runner.motion?.drive.rate ?? 0)
    interaction.pause()
    let drag = DragSession(catching: interaction.percentComplete, velocity: velocity, at: clock.time)
    return TransitionDragSession(interaction, drag, heading: heading, on: clock)
  }

  /// Drags a transition that the finger itself has started; nil when it is not interactive.
  static func continuing(_ runner: TransitionRunner) -> TransitionDragSession? {
    guard let interaction = runner.systemInteraction, runner.isInteractive else { return nil }
    return TransitionDragSession(
      interaction, DragSession(pulling: 0), heading: .backwards, on: runner.stage.clock)
  }

  /// Moves the transition along with the pan.
  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      drag.drag(by: pan.translation(in: nil), along: interaction.travel)
      interaction.update(drag.asked)
    case .ended: release(velocity: pan.velocity(in: nil).share(of: interaction.travel))
    case .cancelled, .failed: proceed(heading, drag.release(within: 0...1, velocity: 0, at: clock.time))
    case .possible: break
    }
  }

  /// Lets the transition run on by a spring that starts with the finger's velocity, to the end that is nearer to its projected place of
  /// rest. A transition that was only stopped goes on to where it was going.
  private func release(velocity: CGFloat) {
    let release = drag.release(within: 0...1, velocity: velocity, at: clock.time)
    let projected = release.projectedPlace(after: interaction.release.projection)
    let side: TransitionDirection = projected > 0.5 ? .forwards : .backwards
    proceed(release.isPress ? heading : side, release)
  }

  private func proceed(_ direction: TransitionDirection, _ release: DragRelease) {
    interaction.proceed(direction, velocity: release.velocity(relativeTo: direction == .forwards ? 1 : 0))
  }
}

extension TransitionRunner {
  /// The interaction of a system transition; nil for any other.
  fileprivate var systemInteraction: SystemInteraction? { interaction?.system }

  /// Whether a touch-down catches it.
  var waitsForFinger: Bool { systemInteraction != nil && canBeCaught }
}
