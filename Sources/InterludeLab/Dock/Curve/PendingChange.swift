/// A change of a call by hand. It is applied once a frame, however often a slider moves in that frame, and played when nothing has changed
/// for a moment.
struct PendingChange {
  private var waiting: (call: EditedCall, parameters: CurveParameters)?
  /// The time of the last change, in real seconds; nil when it has been played.
  private var lastTime: Double?

  /// The time without a change after which the change is played, in real seconds.
  private static let patience = 0.35

  /// Whether something was changed since the last frame.
  var isWaiting: Bool { waiting != nil }

  mutating func change(_ call: EditedCall, to parameters: CurveParameters) { waiting = (call, parameters) }

  /// Applies what was changed since the last frame.
  mutating func apply(in session: LabSession) {
    guard let waiting else { return }
    self.waiting = nil
    session.edit(waiting.call, to: waiting.parameters, isContinued: lastTime != nil)
    lastTime = session.host.playback.realTime
  }

  /// Plays the changed motion from its beginning when nothing has changed for a moment.
  mutating func replayOnceLeftAlone(in session: LabSession) {
    guard let lastTime, let now = session.host.playback.realTime, now >= lastTime + Self.patience else { return }
    self.lastTime = nil
    session.playEdit()
  }
}
