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
  func snapshot() -> Trace {
    let stage = shell.stage
    let recorder = TraceRecorder()
    recorder.watch(stage)
    return Trace(
      scene: shell.scene?.name ?? "", size: stage.size, framesPerSecond: 60, frameCount: 1, steps: [],
      views: recorder.views(framesPerSecond: 60, zero: stage.time))
  }
}
