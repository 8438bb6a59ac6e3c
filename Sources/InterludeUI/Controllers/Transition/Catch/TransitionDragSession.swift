import Dragging

/// A finger's drag of a transition of the system's, from where it takes hold of it to where it lets go with its velocity.
final class TransitionDragSession {
  private let interaction: SystemInteraction
  /// In progress of the transition.
  private var drag: DragSession
  /// Where the transition goes if the finger only stops it.
  private let heading: TransitionDirection
  private let clock: MediaClock

  private init(
    _ interaction: SystemInteraction, _ drag: DragSession, heading: TransitionDirection, on clock: MediaClock
  ) {
    (self.interaction, self.drag, self.heading, self.clock) = (interaction, drag, heading, clock)
  }

  /// Stops a transition where it is; nil, and nothing is stopped, when none runs that the system drives.
  static func catching(_ runner: TransitionRunner) -> TransitionDragSession? {
    guard let interaction = runner.systemInteraction, runner.canBeCaught else { return nil }
    let (clock, heading, velocity) = (runner.stage.clock, runner.direction, runner.motion?.drive.rate ?? 0)
    interaction.pause()
    let drag = DragSession(catching: interaction.percentComplete, velocity: velocity, at: clock.time)
    return TransitionDragSession(interaction, drag, heading: heading, on: clock)
  }

  /// Goes on with a transition that the finger itself has begun; nil when it is not interactive.
  static func continuing(_ runner: TransitionRunner) -> TransitionDragSession? {
    guard let interaction = runner.systemInteraction, runner.isInteractive else { return nil }
    return TransitionDragSession(
      interaction, DragSession(pulling: 0), heading: .backwards, on: runner.stage.clock)
  }

  /// Does what the finger does.
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

  /// Lets the transition go on by a spring that takes over the finger's velocity, to the side on which it would have come to
  /// rest; what the finger has only stopped goes where it was going.
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
  /// What a finger can drive a transition of the system's by; nil for any other one.
  fileprivate var systemInteraction: SystemInteraction? { interaction?.system }

  /// Whether a finger that comes down catches it.
  var waitsForFinger: Bool { systemInteraction != nil && canBeCaught }
}
