import InterludeUI

/// Plays a script's steps, each at its exact time, however far apart the frames are.
public final class ScriptPlayer {
  /// The script that is played.
  public let script: InputScript
  /// What the script is played on.
  public let subject: any Recordable
  /// Where the script's zero lies on the stage's clock, in seconds.
  public let zero: Double
  /// The steps carried out so far.
  public private(set) var played: [PlayedStep] = []

  private var waiting: ArraySlice<InputScript.Step>
  /// What the steps already begun still have to send, in the order of time; times are the script's.
  private var pending: ArraySlice<InputEvent> = []

  /// The script begins `leadIn` seconds from the stage's time of now.
  public init(_ script: InputScript, on subject: any Recordable, leadIn: Double) throws(ScriptError) {
    try script.validate()
    self.script = script
    self.subject = subject
    zero = subject.stage.time + leadIn
    waiting = script.steps[...]
  }

  /// Plays everything up to and at a time, in seconds from the script's zero, and leaves the stage there.
  public func advance(to time: Double) throws(ScriptError) {
    while let next = [waiting.first?.time, pending.first?.time].compactMap(\.self).min(), next <= time {
      if pending.first?.time == next {
        send(pending.removeFirst())
      } else {
        try begin(waiting.removeFirst())
      }
    }
    subject.advance(to: zero + time)
  }

  private func send(_ event: InputEvent) {
    subject.send(InputEvent(time: zero + event.time, kind: event.kind))
  }

  /// Finds the step's targets where they are at its time, and sends what it does at once. What it does later waits:
  /// validation has made sure that the pointer is not needed before.
  private func begin(_ step: InputScript.Step) throws(ScriptError) {
    subject.advance(to: zero + step.time)
    let finder = TargetFinder(stage: subject.stage)
    for _ in 0..<Self.mostTurns {
      guard let turn = finder.turn(before: step) else { break }
      inputs(of: turn, at: step.time, until: step.time).forEach(send)
    }
    pending = inputs(of: try finder.event(of: step), at: step.time, until: step.endTime) + pending
  }

  /// Scroll views in each other that are turned for a step, and then some: content may move on as it comes into sight.
  private static let mostTurns = 8

  private func inputs(of event: PlayedStep.Event, at time: Double, until end: Double) -> [InputEvent] {
    played.append(PlayedStep(time: time, event: event))
    return event.inputs(at: time, until: end, scale: subject.stage.scale)
  }
}
