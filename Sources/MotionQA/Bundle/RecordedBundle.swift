import InterludeUI

/// Everything that a recording of a scene yields: what moved in numbers, what was called and, if asked for, what was drawn.
public nonisolated struct RecordedBundle: Hashable, Sendable {
  /// What moved, in numbers.
  public var trace: Trace
  /// What was called, in order.
  public var lifecycle: LifecycleTrace
  /// One a frame of the trace; empty unless they were asked for.
  public var frames: [Frame]
  /// What a golden expects the frames to look like: drawn from this recording's texts and pictures and the golden's numbers;
  /// empty unless they were asked for.
  public var expectedFrames: [Frame] = []
  /// Frames at other times than the trace's, such as those of a filmstrip; empty unless they were asked for.
  public var stills: [Frame] = []
  /// What is remarkable about the recording, as sentences: mistakes that the engine noticed, motion that does not end.
  public var remarks: [String]
  /// What it was made with; nil when that is not known.
  public var environment: RecordingEnvironment?

  /// What a recording yielded; without frames it has no pictures.
  public init(
    trace: Trace, lifecycle: LifecycleTrace = LifecycleTrace([]), frames: [Frame] = [], remarks: [String] = [],
    environment: RecordingEnvironment? = nil
  ) {
    self.trace = trace
    self.lifecycle = lifecycle
    self.frames = frames
    self.remarks = remarks
    self.environment = environment
  }
}

extension RecordedBundle {
  /// Plays a script without a window and watches every frame of it: frame i at exactly i / `framesPerSecond`.
  ///
  /// - Parameters:
  ///   - script: What is done to it.
  ///   - subject: Fresh: nothing else may move its clock.
  ///   - scene: What the recording is called.
  ///   - framesPerSecond: 1 or more.
  ///   - keepsFrames: whether what was drawn is kept, for pictures.
  ///   - stillTimes: When stills are taken, in seconds from the script's zero, not before it, ascending. They do not change the rest.
  ///   - golden: what the frames are redrawn as too, for a report that shows both.
  ///   - progress: told, frame by frame, how much is done, 0…1.
  public static func record(
    _ script: InputScript, on subject: any Recordable, scene: String, framesPerSecond: Int = 60,
    keepsFrames: Bool = false, stillsAt stillTimes: [Double] = [], redrawnAs golden: Trace? = nil,
    progress: (Double) -> Void = { _ in }
  ) throws -> RecordedBundle {
    try script.validate()
    try RecordingLimits.check(framesPerSecond: framesPerSecond, duration: script.duration)
    let size = subject.stage.size
    let callbacks = LifecycleRecorder()
    let recorder = TraceRecorder()
    let others = subject.stage.observers
    subject.stage.observers += [callbacks, recorder]
    defer { subject.stage.observers = others }
    let player = try ScriptPlayer(script, on: subject, leadIn: Recording.leadIn)
    let times = FrameTimes.steady(framesPerSecond: framesPerSecond, duration: script.duration)
    let expectation = golden.map(ExpectedFrames.init(by:))
    var (frames, expectedFrames, stills): ([Frame], [Frame], [Frame]) = ([], [], [])
    func advance(to time: Double) throws(ScriptError) {
      do throws(ScriptError) { try player.advance(to: time) } catch {
        throw error.after(recorder.transitions(since: player.zero), subject.stage.diagnostics)
      }
    }
    func takeStills(before end: Double) throws(ScriptError) {
      for time in stillTimes.dropFirst(stills.count).prefix(while: { $0 < end }) {
        try advance(to: time)
        stills.append(Frame(time: time, displayList: subject.displayList()))
      }
    }
    for (index, time) in times.enumerated() {
      try takeStills(before: time)
      try advance(to: time)
      let views = recorder.watch(subject.stage)
      if keepsFrames { frames.append(Frame(time: time, displayList: subject.displayList())) }
      if let frame = expectation?.frame(index, of: subject.stage, views: views) { expectedFrames.append(frame) }
      progress(Double(index + 1) / Double(times.count))
    }
    let trace = Trace(
      scene: scene, size: size, framesPerSecond: framesPerSecond, frameCount: times.count,
      steps: player.played.map(\.description), transitions: recorder.transitions(since: player.zero),
      views: recorder.views(framesPerSecond: framesPerSecond, zero: player.zero))
    let remarks = subject.stage.diagnostics.map(\.description) + trace.unfinished
    var bundle = RecordedBundle(
      trace: trace, lifecycle: LifecycleTrace(callbacks.events, zero: player.zero), frames: frames, remarks: remarks,
      environment: RecordingEnvironment(of: subject.stage))
    bundle.expectedFrames = expectedFrames
    // Those after the last frame; what happens there is not on record.
    try takeStills(before: .infinity)
    bundle.stills = stills
    return bundle
  }
}

nonisolated extension Trace {
  /// A sentence for each view that still moves when the recording ends.
  package var unfinished: [String] {
    views.compactMap { view in
      guard let track = view.moving.first(where: { ($0.velocities.last ?? 0) != 0 }) else { return nil }
      let end = Seconds.text(time(ofFrame: frameCount - 1))
      return "\(view.name) still moves (\(track.property.rawValue)) where the recording of \(scene) ends, at \(end): "
        + "what comes later is not recorded. Give its script a longer duration, or let the motion end."
    }
  }
}
