import InterludeUI
import MotionQA

/// A recording of a part of a take, made some frames at a time on a spare world, so that the world on show is not disturbed.
final class TakeRecording {
  let take: Take
  let world: World
  private let start: Double
  private let framesPerSecond: Int
  private let keepsFrames: Bool
  private let stirs: [ClosedRange<Double>]
  private var times: ArraySlice<Double>
  private let recorder = TraceRecorder()
  private let callbacks = LifecycleRecorder()
  private var frames: [Frame] = []

  /// - Parameters:
  ///   - world: At the beginning of the range or before it.
  ///   - range: In seconds on the stage's clock; frame 0 is at its beginning. Beyond the take's end the app goes on without input.
  ///   - framesPerSecond: 1 or more.
  ///   - keepsFrames: Whether the display lists are kept, for pictures.
  ///   - stirs: The times at which something moves or input is answered, in seconds; what is between is played faster.
  init(
    of take: Take, on world: World, _ range: ClosedRange<Double>, framesPerSecond: Int, keepsFrames: Bool,
    stirs: [ClosedRange<Double>]
  ) {
    (self.take, self.world, start) = (take, world, range.lowerBound)
    (self.framesPerSecond, self.keepsFrames, self.stirs) = (framesPerSecond, keepsFrames, stirs)
    times =
      FrameTimes.steady(
        framesPerSecond: framesPerSecond, duration: range.upperBound - range.lowerBound)[...]
  }

  var isComplete: Bool { times.isEmpty }

  /// Records up to `count` of the frames that are left, or plays as many strides towards the first one.
  func record(frames count: Int) {
    let reach = reach(in: count)
    guard start <= reach else { return world.play(take, to: reach) }
    let stage = world.shell.stage
    stage.observers += [recorder, callbacks]
    for time in times.prefix(count) {
      world.play(take, to: start + time)
      recorder.watch(stage)
      if keepsFrames { frames.append(Frame(time: time, displayList: world.shell.displayList())) }
    }
    stage.observers.removeAll { $0 === recorder || $0 === callbacks }
    times = times.dropFirst(count)
  }

  /// The time that so many strides reach. Fast strides end at the next moment at which something happens.
  private func reach(in strides: Int) -> Double {
    let (time, count) = (world.time, Double(strides))
    if stirs.contains(where: { $0.contains(time) }) { return time + count * Self.stride }
    return min(time + count * Self.idleStride, stirs.lazy.map(\.lowerBound).filter { $0 > time }.min() ?? .infinity)
  }

  /// How much of the take before the recording is played in the time of one recorded frame, in seconds: while something moves, and while
  /// the app is idle.
  private static let (stride, idleStride) = (0.03, 1.0)

  /// Records the frames that are left, and returns the recording.
  func complete() -> RecordedBundle {
    while !isComplete { record(frames: times.count) }
    let stage = world.shell.stage
    let trace = Trace(
      scene: world.shell.scene?.name ?? "", size: stage.size, framesPerSecond: framesPerSecond,
      frameCount: times.startIndex, steps: [], touches: take.touches(since: start),
      transitions: recorder.transitions(since: start),
      views: recorder.views(framesPerSecond: framesPerSecond, zero: start))
    return RecordedBundle(
      trace: trace, lifecycle: LifecycleTrace(callbacks.events, zero: start), frames: frames,
      environment: RecordingEnvironment(of: stage))
  }
}
