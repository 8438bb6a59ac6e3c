import InterludeUI

/// One run of a take: an app that has answered the take's input up to some moment, and what has been seen of it since it was
/// made.
final class World {
  let shell: Shell
  private let observer = RunObserver()
  /// How many of the take's events it has answered.
  private(set) var answered = 0

  /// - Parameter shell: Fresh: nothing has been done to it.
  init(_ shell: Shell) {
    self.shell = shell
    shell.stage.observers.append(observer)
  }

  /// In seconds on its clock.
  var time: Double { shell.stage.time }

  /// What has moved and been called so far.
  var log: RunLog { observer.log(on: shell.stage) }

  /// Answers an event that comes next in its take.
  func send(_ event: InputEvent) {
    answered += 1
    shell.send(event)
  }

  /// Answers what the take has until a time, that included, and arrives there.
  func play(_ take: Take, to time: Double) {
    while answered < take.events.count, take.events[answered].time <= time { send(take.events[answered]) }
    shell.advance(to: time)
  }
}
