/// A finger's drag of a transition of the system's, from where it takes hold of it to where it lets go with its velocity.
final class TransitionDragSession {
  private let interaction: StandardInteraction
  /// How far the transition was when the finger took hold of it.
  private let start: CGFloat
  /// Where it goes if the finger only stops it, and how fast it was, in whole transitions per second.
  private let heading: TransitionDirection
  private let stopped: StoppedMotion
  private var isDragging: Bool

  private init(
    _ interaction: StandardInteraction, start: CGFloat, heading: TransitionDirection, stopped: StoppedMotion,
    isDragging: Bool
  ) {
    (self.interaction, self.start, self.heading) = (interaction, start, heading)
    (self.stopped, self.isDragging) = (stopped, isDragging)
  }

  /// Stops a transition where it is; nil, and nothing is stopped, when none runs that the system drives.
  static func catching(_ runner: TransitionRunner) -> TransitionDragSession? {
    guard let interaction = runner.standardInteraction, runner.canBeCaught else { return nil }
    let heading = runner.direction
    let stopped = StoppedMotion(velocity: runner.drive?.rate ?? 0, on: runner.stage.clock)
    interaction.pause()
    return TransitionDragSession(
      interaction, start: interaction.percentComplete, heading: heading, stopped: stopped, isDragging: false)
  }

  /// Goes on with a transition that the finger itself has begun; nil when it is not interactive.
  static func continuing(_ runner: TransitionRunner) -> TransitionDragSession? {
    guard let interaction = runner.standardInteraction, runner.isInteractive else { return nil }
    return TransitionDragSession(
      interaction, start: 0, heading: .backwards, stopped: StoppedMotion(velocity: 0, on: runner.stage.clock),
      isDragging: true)
  }

  /// Does what the finger does.
  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed: drag(by: pan.translation(in: nil))
    case .ended: release(from: pan.translation(in: nil), velocity: pan.velocity(in: nil))
    case .cancelled, .failed: giveUp()
    case .possible: break
    }
  }

  private func drag(by translation: CGPoint) {
    isDragging = isDragging || hypot(translation.x, translation.y) > Self.stillness
    interaction.update(start + interaction.share(of: translation))
  }

  /// Lets the transition go on by a spring that takes over the finger's velocity, to the side on which it would have come to
  /// rest.
  ///
  /// - Parameter velocity: in points per second.
  private func release(from translation: CGPoint, velocity: CGPoint) {
    guard isDragging else { return giveUp() }
    let progress = interaction.percentComplete
    let asked = start + interaction.share(of: translation)
    // Pulled beyond an end, the screens stand still however fast the finger is.
    let speed = abs(asked - progress) < 1e-9 ? interaction.share(of: velocity) : 0
    let completes = progress + Decay.projectedDistance(initialVelocity: speed) > 0.5
    interaction.proceed(completes ? .forwards : .backwards, speed: speed)
  }

  /// What the finger has only stopped goes on, what it has pulled goes back.
  private func giveUp() { interaction.proceed(heading, speed: isDragging ? 0 : stopped.remainingVelocity) }

  /// How far a finger wavers that only presses, in points.
  private static let stillness: CGFloat = 3
}

extension TransitionRunner {
  /// What a finger can drive a transition of the system's by; nil for any other one.
  fileprivate var standardInteraction: StandardInteraction? { interaction?.system }

  /// Whether a finger that comes down catches it.
  var waitsForFinger: Bool { standardInteraction != nil && canBeCaught }
}
