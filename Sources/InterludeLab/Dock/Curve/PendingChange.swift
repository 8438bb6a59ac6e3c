/// What a hand changes of a call: applied once a frame, however often a slider moves in it, and played once it has been left alone
/// for a moment.
struct PendingChange {
  private var waiting: (call: EditedCall, parameters: CurveParameters)?
  /// When something was changed last, in real seconds; nil once it has been played.
  private var lastTime: Double?

  /// How long nothing is to be changed before the change is played, in real seconds.
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

  /// Plays what a change is about from its beginning, once it has been left alone: unless time stands still, or a loop does so
  /// anyway.
  mutating func replayOnceLeftAlone(in session: LabSession) {
    guard let lastTime, let now = session.host.playback.realTime, now >= lastTime + Self.patience else { return }
    self.lastTime = nil
    if session.loop == nil, !session.host.playback.isPaused { session.playTransition() }
  }
}
