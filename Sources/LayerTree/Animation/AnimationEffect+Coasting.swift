import MotionCurves

/// Animations as they would go on if each kept the pace that it has at one moment: what velocities are read from.
///
/// Only the pace is a derivative of the curve itself, so nothing is looked up before a start, after an end or beyond a
/// turn, where something else shows.
nonisolated extension AnimationEffect {
  /// Applies it at a time of the layer, or of the group that it is in, some seconds of that time further at its pace.
  func apply(to state: inout LayerState, at parentTime: Double, coasting seconds: Double) {
    guard let phase = timing.phase(atParentTime: parentTime) else { return }
    let ahead = seconds * timing.pace(atParentTime: parentTime)
    switch body {
    case .track(let track):
      let progress = progress(at: phase.time) + progressChange(at: phase.time, over: ahead)
      track.apply(to: &state, progress: progress, iteration: phase.iteration)
    case .group(let children):
      let isLinear = if case .linear = pace { true } else { false }
      let time = isLinear ? phase.time : progress(at: phase.time) * timing.duration
      let step = isLinear ? ahead : progressChange(at: phase.time, over: ahead) * timing.duration
      for child in children { child.apply(to: &state, at: time, coasting: step) }
    }
  }

  /// By how much the progress changes over some seconds of a run at the pace of a time; where the curve is vertical, by
  /// how much it really changes.
  private func progressChange(at time: Double, over seconds: Double) -> Double {
    let change = seconds * rate(at: time)
    return change.isFinite ? change : progress(at: time + seconds) - progress(at: time)
  }

  /// The progress per second of a run.
  private func rate(at time: Double) -> Double {
    if case .curve(let curve) = pace { return curve.velocity(at: time) }
    guard timing.duration > 0 else { return 0 }
    guard case .eased(let bezier) = pace else { return 1 / timing.duration }
    return bezier.slope(at: time / timing.duration) / timing.duration
  }
}

nonisolated extension MediaTiming {
  /// Seconds of a run that pass in a second of the parent's time, negative on the way back, from a moment on: 0 before
  /// the first run, and from the end of the last.
  func pace(atParentTime time: Double) -> Double {
    let t = localTime(atParentTime: time)
    let isRunning = speed > 0 ? t >= 0 && t < activeDuration : t > 0 && t <= activeDuration
    guard isRunning, duration > 0 else { return 0 }
    guard autoreverses else { return speed }
    let rest = t.truncatingRemainder(dividingBy: 2 * duration)
    let isReturning = speed > 0 ? rest >= duration : rest > duration || rest == 0
    return isReturning ? -speed : speed
  }
}
