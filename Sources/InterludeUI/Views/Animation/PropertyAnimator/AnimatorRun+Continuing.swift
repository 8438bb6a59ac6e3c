/// Going on: from the start, after a pause, the other way round, along another curve.
extension AnimatorRun {
  /// Goes on from a pause.
  ///
  /// - Parameters:
  ///   - newTiming: nil for the timing of the run.
  ///   - durationFactor: how much of the whole duration the rest is to take; 0 for the time that is left.
  ///   - delay: in seconds.
  func proceed(along newTiming: AnimationTiming? = nil, durationFactor: Double = 0, delay: Double = 0) {
    guard case .paused(let pause) = phase else { return }
    let asked = durationFactor > 0 && durationFactor.isFinite ? durationFactor * duration : nil
    if let newTiming {
      aim(along: newTiming, from: pause, length: asked, delay: delay)
    } else if asked == nil, var segment = pause.interrupted?.segment, segment.isReversed == isReversed {
      segment.start = now - (pause.interrupted?.elapsed ?? 0)
      plan { $0.resume() }
      depart(on: segment)
    } else if let ownFraction = ownFractionToFollow(from: pause) {
      follow(from: ownFraction, length: asked, delay: delay)
    } else {
      aim(along: timing.fromRest, from: pause, length: asked, delay: delay)
    }
  }

  /// Turns round in flight: a spring is pulled to the other end and keeps its velocity, a cubic curve is run through the
  /// other way.
  func turnRound() {
    guard case .running(let segment) = phase else { return }
    freeze(linearly: false, keepingVelocity: true)
    guard case .paused(let pause) = phase else { return }
    switch segment.timing {
    case .cubic where segment.isOwn: follow(from: ownFraction(at: pause), length: nil, delay: 0)
    case .cubic: aim(along: segment.timing, from: pause, length: nil, delay: 0)
    case .spring: aim(along: segment.timing.fromRest, from: pause, length: duration, delay: 0)
    }
  }

  /// Where on their own curves the animations can go on; nil where only a new curve leads to the end: a spring's does not
  /// lead backwards, nor from a place where a hand has put it.
  private func ownFractionToFollow(from pause: AnimatorPause) -> Double? {
    guard case .spring = timing else { return ownFraction(at: pause) }
    return isReversed || !pause.isOwn ? nil : pause.timeFraction
  }

  /// How much of the own time is over; scrubbed by the way, the time at which the curve has come as far.
  private func ownFraction(at pause: AnimatorPause) -> Double {
    if let timeFraction = pause.timeFraction { return timeFraction }
    guard case .cubic = timing, duration > 0 else { return pause.fraction }
    return reference.ownTime(at: reference.progress(at: 0), end: duration) / duration
  }

  private var target: Double { isReversed ? 0 : 1 }

  /// Seconds to the end: those of the segment that a pause has interrupted, or else those of the own time.
  private func timeLeft(from pause: AnimatorPause) -> Double {
    if let (segment, elapsed) = pause.interrupted, segment.isReversed == isReversed {
      return segment.length - max(0, elapsed)
    }
    return abs(target - ownFraction(at: pause)) * duration
  }

  /// Along the animations' own curves, in the time that they have left unless another is asked for.
  private func follow(from ownFraction: Double, length asked: Double?, delay: Double) {
    let length = asked ?? abs(target - ownFraction) * duration
    plan { $0.follow(from: ownFraction * duration, to: target * duration, length: length) }
    depart(
      on: AnimatorSegment(
        start: now + delay, length: length, from: ownFraction, to: target, timing: timing, isOwn: true))
  }

  /// Along a new curve from where everything is to its end. What has not begun yet waits until its time has come.
  private func aim(along newTiming: AnimationTiming, from pause: AnimatorPause, length asked: Double?, delay: Double) {
    if newTiming.dependsOnDirection { splitMembers() }
    let length = newTiming.duration(given: asked ?? timeLeft(from: pause))
    let ownTime = ownFraction(at: pause) * duration
    plan { track in
      let waits = !isReversed && track.isAtStart && track.own.begin > ownTime
      track.aim(
        at: target, timing: newTiming, length: length,
        delay: waits ? (track.own.begin - ownTime) / (duration - ownTime) * length : 0)
    }
    depart(
      on: AnimatorSegment(
        start: now + delay, length: length, from: min(max(pause.fraction, 0), 1), to: target,
        timing: newTiming, isOwn: false))
  }

  /// Gives each component of a point or size an animation of its own, so that it can have a velocity of its own.
  private func splitMembers() {
    members = members.flatMap { member in
      guard let parts = member.animation.split() else { return [member] }
      return parts.map { part in
        var track = member.track
        track.direction = part.direction
        return Member(animation: part, track: track)
      }
    }
  }
}

extension AnimationTiming {
  /// The same without the initial velocity of a spring.
  nonisolated var fromRest: AnimationTiming {
    if case .spring(let spring) = self { .spring(spring.fromRest) } else { self }
  }
}
