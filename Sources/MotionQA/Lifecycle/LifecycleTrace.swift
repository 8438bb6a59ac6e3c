import InterludeUI

/// The callbacks of a script that was played from beginning to end.
public struct LifecycleTrace {
  /// In the order in which they happened; times are seconds from the script's zero.
  public let events: [LifecycleEvent]

  /// Plays the script.
  ///
  /// - Parameter subject: Fresh: nothing else may move its clock.
  public init(of script: InputScript, on subject: any Recordable) throws(ScriptError) {
    let recorder = LifecycleRecorder()
    subject.stage.lifecycleRecorder = recorder
    let player = try ScriptPlayer(script, on: subject, leadIn: Recording.leadIn)
    try player.advance(to: script.duration)
    subject.stage.lifecycleRecorder = nil
    events = recorder.events.map { event in
      LifecycleEvent(
        time: event.time - player.zero, subject: event.subject, callback: event.callback, detail: event.detail)
    }
  }

  /// The events as aligned lines, to be kept and compared.
  public var text: String { events.text() }
}
