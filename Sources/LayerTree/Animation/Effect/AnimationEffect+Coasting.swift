import MotionCurves

/// Animations as they would go on if each kept the pace that it has at one moment: what velocities are read from.
///
/// Only the pace is a derivative of the curve itself, so nothing is looked up before a start, after an end or beyond a
/// turn, where something else shows.
nonisolated extension AnimationEffect {
  /// Applies it at a time of the layer, some seconds of that time further at its pace.
  func apply(to state: inout LayerState, at layerTime: Double, coasting seconds: Double) {
    var (time, ahead) = (layerTime, seconds)
    for group in groups {
      guard let inside = group.time(atParentTime: time) else { return }
      ahead = group.change(atParentTime: time, over: ahead) * group.media.duration
      time = inside
    }
    guard let phase = timing.media.phase(atParentTime: time) else { return }
    let progress = timing.progress(at: phase.time) + timing.change(atParentTime: time, over: ahead)
    track.apply(to: &state, progress: progress, iteration: phase.iteration)
  }
}

nonisolated extension EasedTiming {
  /// By how much the progress changes over some seconds of the parent's time at the pace of a time; where the curve is
  /// vertical, by how much it really changes.
  fileprivate func change(atParentTime parentTime: Double, over seconds: Double) -> Double {
    guard let time = media.phase(atParentTime: parentTime)?.time else { return 0 }
    let ahead = seconds * media.rate(atParentTime: parentTime)
    let change = ahead * rate(at: time)
    return change.isFinite ? change : progress(at: time + ahead) - progress(at: time)
  }

  /// The progress per second of a run.
  private func rate(at time: Double) -> Double {
    switch course {
    case .spring(let spring): return spring.velocity(at: time)
    case .curve(let curve): return curve.velocity(at: time)
    case _ where media.duration <= 0: return 0
    case .linear: return 1 / media.duration
    case .eased(let bezier): return bezier.slope(at: time / media.duration) / media.duration
    }
  }
}
