import MotionCurves

/// An animation as a pure function of time: what a layer's state becomes under it.
nonisolated struct AnimationEffect: Sendable {
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

  var timing: MediaTiming
  var pace: Pace
  var body: Body

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
  private func progress(at time: Double) -> Double {
    if case .curve(let curve) = pace { return curve.value(at: time) }
    let fraction = timing.duration > 0 ? time / timing.duration : 1
    if case .eased(let bezier) = pace { return bezier.value(at: fraction) }
    return fraction
  }
}
