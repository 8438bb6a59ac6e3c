import InterludeUI
import MotionQA

@testable import InterludeLab

/// Plays a script on whatever world a machine has.
final class MachineSubject: Recordable {
  private let machine: TimeMachine

  init(_ machine: TimeMachine) { self.machine = machine }

  var stage: Stage { machine.world.shell.stage }
  func send(_ event: InputEvent) { machine.send(event) }
  func advance(to time: Double) { machine.advance(to: time) }
  func displayList() -> DisplayList { machine.world.shell.displayList() }
}
