import InterludeTestSupport
import InterludeUI
import MotionQA

@testable import InterludeLab

/// A shell whose stage is watched all the time: what has been on it is known when it is over.
final class WatchedShell: Recordable {
  private let shell: Shell
  private let remains: Remains

  init(_ shell: Shell, watchedBy remains: Remains) {
    self.shell = shell
    self.remains = remains
    remains.watch(shell, as: "the shell")
    remains.watch(stage)
    remains.watch(stage.clock, as: "the clock")
  }

  var stage: Stage { shell.stage }
  func displayList() -> DisplayList { shell.displayList() }

  func send(_ event: InputEvent) {
    shell.send(event)
    remains.watch(stage)
  }

  func advance(to time: Double) {
    shell.advance(to: time)
    remains.watch(stage)
  }
}
