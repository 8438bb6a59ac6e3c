import MotionCurves

/// When an animation or a group runs, and how it gets from its start to its end.
nonisolated struct AnimationPace: Sendable {
  enum Course: Sendable {
    case linear
    /// Over the fraction of the duration.
    case eased(CubicBezier)
    /// Over the seconds of a run, as the next; the curve of nearly every view animation.
    case spring(SpringMotion)
    case curve(any MotionCurve)

    init(_ curve: any MotionCurve) {
      self = if let spring = curve as? Spring { .spring(spring.motion) } else { .curve(curve) }
    }
  }

  var timing: MediaTiming
  let course: Course

  /// The eased progress at a time within a run; a run without length is at its end.
  func progress(at time: Double) -> Double {
    let fraction = timing.duration > 0 ? time / timing.duration : 1
    return switch course {
    case .linear: fraction
    case .eased(let bezier): bezier.value(at: fraction)
    case .spring(let spring): spring.value(at: time)
    case .curve(let curve): curve.value(at: time)
    }
  }

  /// The time inside of a group at a time of what it is in; nil when nothing of it shows.
  func time(atParentTime parentTime: Double) -> Double? {
    guard let phase = timing.phase(atParentTime: parentTime) else { return nil }
    if case .linear = course { return phase.time }
    return progress(at: phase.time) * timing.duration
  }
}
