import InterludeUI
import MotionQA

/// What the take on show is held against.
protocol OtherTake: AnyObject {
  /// Whether there is anything of it to be shown.
  var canBeShown: Bool { get }
  /// How it looks at a time of the take on show, in seconds on the stage's clock; nil while that is not known.
  func frame(at time: Double) -> DisplayList?
  /// What moves in it during a part of the take on show; nil while that is not known.
  func trace(of range: ClosedRange<Double>, framesPerSecond: Int) -> Trace?
  /// When the motion that corresponds to one of the take on show ends unless it is interrupted, in seconds on the stage's clock; nil if that
  /// is not known.
  func end(of motion: LoggedMotion) -> Double?
  /// How the transition on show differs from it, in the words of `verify`.
  func differences(from session: LabSession) -> [String]
}

/// The same input, or another one, played in another app.
final class PlayedTake: OtherTake {
  private let machine: TimeMachine

  init(_ machine: TimeMachine) {
    self.machine = machine
    machine.playToEnd()
  }

  /// Answers input as the take on show does: from its time on it is another take, too.
  func send(_ event: InputEvent) {
    if event.time < machine.time { machine.seek(to: event.time) }
    machine.send(event)
  }

  let canBeShown = true

  /// What was seen of it.
  var log: RunLog { machine.log }

  /// Beyond its end its app goes on without input.
  func frame(at time: Double) -> DisplayList? {
    if time < machine.time { machine.seek(to: time) } else { machine.advance(to: time) }
    return machine.displayList()
  }

  func trace(of range: ClosedRange<Double>, framesPerSecond: Int) -> Trace? {
    machine.recording(of: range, framesPerSecond: framesPerSecond).trace
  }

  func end(of motion: LoggedMotion) -> Double? {
    let others = log.motions.filter { $0.view == motion.view && $0.property == motion.property }
    return others.min { abs($0.start - motion.start) < abs($1.start - motion.start) }?.expectedEnd
  }

  func differences(from session: LabSession) -> [String] {
    guard let range = session.motionsToShow.timeRange(until: session.machine.take.end) else { return [] }
    let others = log.motions.filter { $0.start >= range.lowerBound }
    let longest = range.lowerBound + [LoggedMotion].longestRange
    let end = max(range.upperBound, min(others.timeRange(until: machine.take.end)?.upperBound ?? 0, longest))
    let whole = range.lowerBound...end + [LoggedMotion].air
    let (now, before) = (
      session.machine.recording(of: whole, framesPerSecond: 60), machine.recording(of: whole, framesPerSecond: 60)
    )
    return Verdict(on: now, golden: before).sentences
  }
}

nonisolated extension Verdict {
  /// What differs, without what follows from it but how many that are.
  var sentences: [String] {
    guard case .different(let findings) = outcome else { return outcome == .same ? ["Nothing differs."] : lines }
    let count = consequenceCount
    return findings.map(\.headline) + [remark].compactMap(\.self)
      + (count > 0 ? ["\(count) more difference\(count == 1 ? " follows" : "s follow") from these."] : [])
  }
}
