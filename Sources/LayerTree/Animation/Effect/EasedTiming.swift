import MotionCurves

/// When an animation or a group runs, and how it gets from its start to its end.
nonisolated struct EasedTiming: Equatable, Sendable {
  enum Course: Equatable, Sendable {
    case linear
    /// Over the fraction of the duration.
    case eased(CubicBezier)
    /// Over the seconds of a run, as the next; the curve of nearly every view animation.
    case spring(SpringMotion)
    case curve(any MotionCurve)

    /// Of curves of any kind it is not known whether they are equal.
    static func == (a: Course, b: Course) -> Bool {
      switch (a, b) {
      case (.linear, .linear): true
      case (.eased(let a), .eased(let b)): a == b
      case (.spring(let a), .spring(let b)): a == b
      default: false
      }
    }

    /// - Parameter duration: seconds of a run.
    init(_ curve: any MotionCurve, duration: Double) {
      switch curve {
      case let spring as Spring: self = .spring(spring.motion)
      case let eased as TimedCurve<CubicBezier> where duration > 0 && eased.duration == duration:
        self = .eased(eased.function)
      default: self = .curve(curve)
      }
    }
  }

  var media: MediaTiming
  let course: Course

  /// The eased progress at a time within a run; a run without length is at its end.
  func progress(at time: Double) -> Double {
    let fraction = media.duration > 0 ? time / media.duration : 1
    return switch course {
    case .linear: fraction
    case .eased(let bezier): bezier.value(at: fraction)
    case .spring(let spring): spring.value(at: time)
    case .curve(let curve): curve.value(at: time)
    }
  }

  /// The time inside of a group at a time of what it is in; nil when nothing of it shows.
  func time(atParentTime parentTime: Double) -> Double? {
    guard let phase = media.phase(atParentTime: parentTime) else { return nil }
    if case .linear = course { return phase.time }
    return progress(at: phase.time) * media.duration
  }
}
