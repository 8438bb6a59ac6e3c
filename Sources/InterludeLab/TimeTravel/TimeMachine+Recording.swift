import InterludeUI
import MotionQA

extension TimeMachine {
  /// What moves and is called in a part of the take, frame by frame. It is played on a world aside: what is on show stays as it is.
  ///
  /// - Parameters:
  ///   - range: In seconds on the stage's clock; frame 0 is at its beginning. Beyond the take's end the app goes on without input.
  ///   - framesPerSecond: 1 or more.
  ///   - keepsFrames: Whether what was drawn is kept, for pictures.
  func recording(of range: ClosedRange<Double>, framesPerSecond: Int, keepsFrames: Bool = false) -> RecordedBundle {
    withSpareWorld(before: range.lowerBound) { world in
      let stage = world.shell.stage
      let (recorder, callbacks) = (TraceRecorder(), LifecycleRecorder())
      stage.observers += [recorder, callbacks]
      defer { stage.observers.removeAll { $0 === recorder || $0 === callbacks } }
      let times = FrameTimes.steady(
        framesPerSecond: framesPerSecond, duration: range.upperBound - range.lowerBound)
      var frames: [Frame] = []
      for time in times {
        world.play(take, to: range.lowerBound + time)
        recorder.watch(stage)
        if keepsFrames { frames.append(Frame(time: time, displayList: world.shell.displayList())) }
      }
      let trace = Trace(
        scene: world.shell.scene?.name ?? "", size: stage.size, framesPerSecond: framesPerSecond,
        frameCount: times.count, steps: [], transitions: recorder.transitions(since: range.lowerBound),
        views: recorder.views(framesPerSecond: framesPerSecond, zero: range.lowerBound))
      return RecordedBundle(
        trace: trace, lifecycle: LifecycleTrace(callbacks.events, zero: range.lowerBound), frames: frames,
        environment: RecordingEnvironment(of: stage))
    }
  }
}
