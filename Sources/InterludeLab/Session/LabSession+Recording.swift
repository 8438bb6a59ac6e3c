import InterludeUI
import MotionQA

extension LabSession {
  /// What moves in a part of the take, in numbers, frame by frame.
  ///
  /// - Parameters:
  ///   - range: In seconds on the stage's clock; frame 0 is at its beginning.
  ///   - framesPerSecond: 1 or more.
  func trace(of range: ClosedRange<Double>, framesPerSecond: Int = 120) -> Trace {
    machine.recording(of: range, framesPerSecond: framesPerSecond).trace
  }

  /// The frames of some ascending times of the take, in seconds on the stage's clock.
  func frames(at times: [Double]) -> [DisplayList] {
    guard let first = times.first else { return [] }
    return machine.withSpareWorld(before: first) { world in
      times.map { time in
        world.play(machine.take, to: time)
        return world.shell.displayList()
      }
    }
  }

  /// How everything on show is now, as a trace of one frame.
  func snapshot() -> Trace { namedSnapshot().trace }

  /// How everything on show is now, as a trace of one frame, and the views by their names in it.
  func namedSnapshot() -> (trace: Trace, views: [String: UIView]) {
    let stage = shell.stage
    let recorder = TraceRecorder()
    let named = recorder.watch(stage)
    let trace = Trace(
      scene: shell.scene?.name ?? "", size: stage.size, framesPerSecond: 60, frameCount: 1, steps: [],
      views: recorder.views(framesPerSecond: 60, zero: stage.time))
    return (trace, Dictionary(named.map { ($0.name, $0.view) }) { first, _ in first })
  }
}
