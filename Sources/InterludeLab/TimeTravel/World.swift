import InterludeUI

/// One run of a take: an app that has answered the take's input up to some moment, with the log of that run.
final class World {
  let shell: Shell
  private let observer = RunObserver()
  /// How many of the take's events it has answered.
  private(set) var answered = 0

  /// - Parameter shell: A new one, which has answered no input.
  init(_ shell: Shell) {
    self.shell = shell
    shell.stage.observers.append(observer)
  }

  /// In seconds on its clock.
  var time: Double { shell.stage.time }

  /// The motions, transitions and callbacks so far.
  var log: RunLog { observer.log(on: shell.stage) }

  /// Answers an event that comes next in its take.
  func send(_ event: InputEvent) {
    answered += 1
    shell.send(event)
  }

  /// Answers the take's input up to and including a time, and advances to it.
  func play(_ take: Take, to time: Double) {
    while answered < take.events.count, take.events[answered].time <= time { send(take.events[answered]) }
    shell.advance(to: time)
  }
}
