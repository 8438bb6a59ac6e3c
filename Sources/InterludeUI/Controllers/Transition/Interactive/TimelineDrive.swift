/// Drives a transition through the time that its animations run in.
final class TimelineDrive: TransitionDrive {
  let timeline: Timeline
  private let clock: MediaClock
  /// The transition's declared duration, in seconds.
  private let duration: Double
  private let start: Double

  init(clock: MediaClock, duration: Double) {
    self.clock = clock
    timeline = Timeline(on: clock)
    self.duration = duration.isFinite ? max(0, duration) : 0
    start = clock.time
  }

  var fraction: CGFloat { max(0, progress) }

  /// How far the time is as a part of the duration, at most 1; below 0 while a spring swings back beyond the start.
  var progress: CGFloat { duration > 0 ? min((timeline.now - start) / duration, 1) : 0 }

  /// By how much `progress` grows in a second.
  var rate: CGFloat { duration > 0 ? timeline.rate / duration : 0 }

  var isOver: Bool { timeline.hasReturned }

  func pause() { timeline.flow = .held(timeline.now) }

  func update(_ fraction: CGFloat) { timeline.flow = .held(start + fraction * duration) }

  func proceed(_ direction: TransitionDirection, along timing: any UITimingCurveProvider, speed: CGFloat) {
    let (timing, asked) = (timing.animationTiming, abs(end(direction) - timeline.now) / speed)
    let length = asked > 0 ? timing.duration(given: asked) : 0
    proceed(direction, along: timing.curve(duration: length), length: length, rateAfter: speed)
  }

  /// Lets the rest run along a curve, from 0 where it is to 1, for a number of seconds.
  func proceed(
    _ direction: TransitionDirection, along curve: any MotionCurve, length: Double, rateAfter: CGFloat = 1
  ) {
    timeline.flow = .along(
      TimeStretch(
        start: clock.time, from: timeline.now, to: end(direction), along: curve, length: length,
        rateAfter: rateAfter))
    if length == 0, direction == .backwards { timeline.goBack() }
  }

  func finish(_ direction: TransitionDirection) {
    if direction == .forwards { timeline.abandonMembers() } else { timeline.goBack() }
  }

  /// The timeline's time at which the transition is over.
  private func end(_ direction: TransitionDirection) -> Double {
    direction == .forwards ? max(timeline.now, start + duration) : start
  }
}
