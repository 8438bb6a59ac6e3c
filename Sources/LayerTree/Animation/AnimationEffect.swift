import MotionCurves

/// An animation as a pure function of time: what a layer's state becomes under it.
///
/// A class, because every animation of every frame reads one and a copy costs as much as the reading.
nonisolated final class AnimationEffect: Sendable {
  enum Pace: Sendable {
    case linear
    /// Over the fraction of the duration.
    case eased(CubicBezier)
    /// Over the seconds of a run.
    case curve(any MotionCurve)
  }

  enum Body: Sendable {
    case track(AnimationTrack)
    case group([AnimationEffect])
  }

  let timing: MediaTiming
  let pace: Pace
  let body: Body

  init(timing: MediaTiming, pace: Pace, body: Body) {
    self.timing = timing
    self.pace = pace
    self.body = body
  }

  /// The same effect over another duration, in seconds.
  func lasting(_ duration: Double) -> AnimationEffect {
    var timing = timing
    timing.duration = duration
    return AnimationEffect(timing: timing, pace: pace, body: body)
  }

  /// Applies it to a state at a time of the layer, or of the group that it is in.
  func apply(to state: inout LayerState, at parentTime: Double) {
    guard let phase = timing.phase(atParentTime: parentTime) else { return }
    switch body {
    case .track(let track):
      track.apply(to: &state, progress: progress(at: phase.time), iteration: phase.iteration)
    case .group(let children):
      let time = if case .linear = pace { phase.time } else { progress(at: phase.time) * timing.duration }
      for child in children { child.apply(to: &state, at: time) }
    }
  }

  func animates(_ property: AnimatableProperty) -> Bool {
    switch body {
    case .track(let track): track.path.property == property
    case .group(let children): children.contains { $0.animates(property) }
    }
  }

  /// The eased progress at a time within a run; a run without length is at its end.
  func progress(at time: Double) -> Double {
    if case .curve(let curve) = pace { return curve.value(at: time) }
    let fraction = timing.duration > 0 ? time / timing.duration : 1
    if case .eased(let bezier) = pace { return bezier.value(at: fraction) }
    return fraction
  }
}
