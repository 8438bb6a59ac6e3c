/// How far one animation of an animator is: its own curve, and the stretch of a curve that it is on at present.
nonisolated struct ProgressTrack {
  /// Its progress by the seconds of the animator's own time.
  let own: PlacedCurve
  var direction: SpringTiming.Direction
  /// Its progress by the seconds since the animator's present segment began.
  private var segment: any MotionCurve
  /// Where it stands while paused.
  private var held: Held?
  /// Where it stood when the animator was last paused: scrubbing turns on this point.
  private var anchor = 0.0

  private struct Held {
    var progress, velocity: Double
  }

  init(own: PlacedCurve, direction: SpringTiming.Direction, progress: Double) {
    self.own = own
    self.direction = direction
    segment = HeldProgress(progress)
    hold(at: progress, velocity: 0)
  }

  /// What its layer is to show, by the seconds of the segment.
  var curve: any MotionCurve { held.map { HeldProgress($0.progress) } ?? segment }

  /// Whether it stands where it started.
  var isAtStart: Bool { held?.progress == 0 && held?.velocity == 0 }

  func progress(at elapsed: Double) -> Double { held?.progress ?? segment.value(at: elapsed) }

  // MARK: Standing still

  /// Stops some seconds into the segment, which it can be sent back on.
  mutating func freeze(at elapsed: Double, keepingVelocity: Bool) {
    guard held == nil else { return }
    hold(at: segment.value(at: elapsed), velocity: keepingVelocity ? segment.velocity(at: elapsed) : 0)
  }

  mutating func hold(at progress: Double, velocity: Double = 0) {
    held = Held(progress: progress, velocity: velocity)
    anchor = progress
  }

  /// Follows its own curve to a time of the animator.
  mutating func scrub(toOwnTime time: Double) { held = Held(progress: own.value(at: time), velocity: 0) }

  /// Follows the segment that it was stopped on, where that leads along another curve, and what came before it: its own
  /// curve, or if the segment did not set off from there a straight line.
  ///
  /// - Parameters:
  ///   - fraction: how far the animator is to be.
  ///   - duration: the animator's own, in seconds.
  mutating func scrub(to fraction: Double, along detour: AnimatorSegment, duration: Double) {
    held = Held(progress: progress(at: fraction, along: detour, duration: duration), velocity: 0)
  }

  private func progress(at fraction: Double, along detour: AnimatorSegment, duration: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    if let elapsed = detour.elapsed(at: fraction) { return segment.value(at: elapsed) }
    let departure = segment.value(at: 0)
    if abs(departure - own.value(at: detour.from * duration)) < 1e-9 { return own.value(at: fraction * duration) }
    let end = 1 - detour.to
    return end + (departure - end) * (fraction - end) / (detour.from - end)
  }

  /// Goes in straight lines from where it begins over the point where it was paused to the end.
  ///
  /// - Parameters:
  ///   - fraction: how far the animator is to be, between 0, 1 and where it was paused.
  ///   - pause: how far it was when it was paused.
  ///   - begin: how far it is when this animation begins.
  mutating func scrub(linearlyTo fraction: Double, pausedAt pause: Double, begin: Double) {
    held = Held(progress: linearProgress(at: fraction, pausedAt: pause, begin: begin), velocity: 0)
  }

  private func linearProgress(at fraction: Double, pausedAt pause: Double, begin: Double) -> Double {
    guard pause != 0, pause != 1, begin < pause || anchor != 0 else {
      return begin < 1 ? min(max((fraction - begin) / (1 - begin), 0), 1) : fraction
    }
    if fraction >= pause { return anchor + (1 - anchor) * ((fraction - pause) / (1 - pause)) }
    let start = begin < pause ? begin : 0
    return anchor * max(0, (fraction - start) / (pause - start))
  }

  // MARK: Running

  /// Goes on along the segment that it was stopped on.
  mutating func resume() { held = nil }

  /// Runs along its own curve from one time of the animator to another, by the end of a segment of some length that may be
  /// under way already.
  mutating func follow(from: Double, to: Double, length: Double, after elapsed: Double = 0) {
    let segment = OwnSegment(
      own.fromItsBeginning, from: from - own.begin, to: to - own.begin, length: length - elapsed,
      progress: progress(at: elapsed))
    depart(on: segment, delay: elapsed)
  }

  /// Leaves its own curve for another that ends at a progress, keeping what velocity it has if that is a spring.
  mutating func aim(at target: Double, timing: AnimationTiming, length: Double, delay: Double) {
    let (start, speed) = (held?.progress ?? 0, held?.velocity ?? 0)
    let length = length - delay
    switch timing {
    case .cubic(let bezier):
      depart(on: FreeSegment(from: start, to: target, curve: TimedCurve(bezier, duration: length)), delay: delay)
    case .spring(let spring):
      let given = spring.velocity[direction]
      let segment = SpringTrajectory(
        from: start, to: target, velocity: speed + given * (target - start),
        spring: spring.spring(duration: length, velocity: given))
      // What waits has less time than a spring of its own duration takes: it is hurried to end with the others.
      let own = spring.duration(given: length)
      depart(on: delay > 0 ? PlacedCurve(segment, begin: 0, length: own, end: length) : segment, delay: delay)
    }
  }

  private mutating func depart(on segment: any MotionCurve, delay: Double) {
    self.segment = delay > 0 ? DelayedCurve(curve: segment, delay: delay) : segment
    held = nil
  }
}

nonisolated extension ProgressTrack {
  /// The first time of the animator at which its own curve, that of an easing, has come to a progress.
  func ownTime(at progress: Double, end: Double) -> Double {
    guard progress > own.value(at: own.begin) else { return own.begin }
    guard progress < own.value(at: end) else { return end }
    return Bisection.first(from: own.begin, to: end) { own.value(at: $0) >= progress }
  }
}
