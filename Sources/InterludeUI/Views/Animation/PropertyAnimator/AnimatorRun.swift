/// A property animator's animations from when it becomes active until it is over.
///
/// Each animation has a curve of its own in the animator's time. The run goes through that time in segments: one from the
/// start, another after every change of direction, pace or curve. On each segment every animation is a function of the value,
/// and where springs pull of the velocity, that it had when the segment began. A pause holds all of them.
final class AnimatorRun {
  enum Phase {
    case running(AnimatorSegment)
    case paused(AnimatorPause)
    /// The animations are off, and the models have what showed.
    case stopped
  }

  /// One animation, and how far it is.
  struct Member {
    let animation: PropertyAnimation
    var track: ProgressTrack
    /// The model's values when the run was stopped: what it had been heading for, and what it was given instead. Of several
    /// members with one property, the first has them.
    var stopped: (end: AnimatableValue, shown: AnimatableValue)?
  }

  /// In seconds.
  let duration: Double
  let timing: AnimationTiming
  let allowsTouches: Bool
  let touchesFollowMotion: Bool
  var isReversed: Bool
  /// The time that it runs in; nil for the clock's own.
  let timeline: Timeline?
  let origin: StageOrigin
  /// The call that made the animator, if it is known.
  let source: CallSite?
  /// Called at the end of a segment.
  var onArrival: () -> Void = {}
  /// Called when its timeline has run back to the start.
  var onReturn: () -> Void = {}

  var phase: Phase
  var members: [Member] = []
  /// How far a change is that takes the whole duration; it is there even if nothing moves.
  var reference: ProgressTrack
  /// The animator's own time from which what is being added counts; nil for what is there from the start.
  private var addingFrom: Double?
  /// How many animations have not arrived at the end of the segment.
  private var enRoute = 0
  /// Stands in for the animations when there are none.
  private var arrivalOfNothing: PendingArrival?

  /// A run that is paused where it is to start.
  init(
    duration: Double, timing: AnimationTiming, isReversed: Bool, allowsTouches: Bool, touchesFollowMotion: Bool,
    origin: StageOrigin, source: CallSite?
  ) {
    self.origin = origin
    self.source = source
    timeline = origin.stage.clock.timeline
    self.duration = duration
    self.timing = timing
    self.isReversed = isReversed
    self.allowsTouches = allowsTouches
    self.touchesFollowMotion = touchesFollowMotion
    let start = isReversed ? 1.0 : 0
    phase = .paused(AnimatorPause(atEnd: start))
    let own = PlacedCurve(timing.curve(duration: duration), begin: 0, length: duration, end: duration)
    reference = ProgressTrack(own: own, direction: .none, progress: start)
  }

  /// How far it is, 0 being where the views started.
  var fraction: Double {
    switch phase {
    case .running(let segment): segment.fraction(at: now)
    case .paused(let pause): pause.fraction
    case .stopped: isReversed ? 0 : 1
    }
  }

  /// Now, in the time that it runs in.
  var now: Double { origin.stage.time(in: timeline) }

  // MARK: Adding

  /// Whether there is time left in which a change could be animated.
  var takesChanges: Bool {
    switch phase {
    case .running(let segment): segment.fraction(at: now) != segment.to
    case .paused: true
    case .stopped: false
    }
  }

  /// Adds changes that begin with the run, or after a fraction of its duration.
  func add(atStart changes: () -> Void, delayFactor: Double) {
    add(changes, from: nil, delayFactor: delayFactor)
  }

  /// Adds changes that begin now, or after a fraction of the time that is left.
  func add(now changes: () -> Void, delayFactor: Double) {
    let over = if case .paused(let pause) = phase { pause.timeFraction ?? pause.fraction } else { fraction }
    add(changes, from: over * duration, delayFactor: delayFactor)
  }

  private func add(_ changes: () -> Void, from time: Double?, delayFactor: Double) {
    addingFrom = time
    let left = duration - (time ?? 0)
    let delay = left * min(max(delayFactor, 0), 1)
    let block = AnimationBlock(
      duration: left - delay, delay: delay, timing: timing, options: allowsTouches ? .allowUserInteraction : [],
      source: source, animator: self)
    block.run(changes)
  }

  /// Takes over an animation of one of its blocks, or of a block inside one.
  ///
  /// - Parameters:
  ///   - delay: seconds after the block that is being added.
  ///   - length: how many seconds the curve takes.
  func adopt(_ animation: PropertyAnimation, along curve: any MotionCurve, delay: Double, length: Double) {
    let own = PlacedCurve(curve, begin: (addingFrom ?? 0) + delay, length: length, end: duration)
    let progress = isReversed && addingFrom == nil ? 1.0 : 0
    var member = Member(
      animation: animation, track: ProgressTrack(own: own, direction: animation.direction, progress: progress))
    animation.adopt(by: self)
    if case .running(let segment) = phase {
      let now = self.now
      let elapsed = max(0, now - segment.start)
      member.track.follow(
        from: segment.fraction(at: now) * duration, to: segment.to * duration, length: segment.length, after: elapsed)
      send(member, on: segment)
    } else {
      animation.hold(at: progress)
    }
    members.append(member)
  }

  // MARK: Running and standing

  /// Sends every animation on a segment that its track knows.
  func depart(on segment: AnimatorSegment) {
    phase = .running(segment)
    enRoute = 0
    for member in members where member.animation.isAttached { send(member, on: segment) }
    if enRoute == 0 {
      arrivalOfNothing = origin.stage.schedule(atOnceIn: timeline) { [weak self] isReached in
        if isReached { self?.onArrival() } else { self?.onReturn() }
      }
    }
  }

  private func send(_ member: Member, on segment: AnimatorSegment) {
    arrivalOfNothing?.cancel()
    enRoute += 1
    member.animation.run(member.track.curve, from: segment.start, length: segment.length)
  }

  /// Changes how far every animation is, and shows it.
  func hold(_ change: (inout ProgressTrack) -> Void) {
    arrivalOfNothing?.cancel()
    change(&reference)
    for index in members.indices {
      change(&members[index].track)
      members[index].animation.hold(at: members[index].track.progress(at: 0))
    }
  }

  /// Changes what every animation does next, without showing it.
  func plan(_ change: (inout ProgressTrack) -> Void) {
    change(&reference)
    for index in members.indices { change(&members[index].track) }
  }

  func arrived(_ animation: PropertyAnimation) {
    enRoute -= 1
    if enRoute == 0, case .running = phase { onArrival() }
  }

  /// Someone else has taken the animation off its layer.
  func lost(_ animation: PropertyAnimation) {
    members.removeAll { $0.animation === animation }
    if case .running = phase { arrived(animation) }
  }
}
