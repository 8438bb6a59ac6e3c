import InterludeUI
import LayerTree
import MotionQA

/// How an animation goes as it is seen. One that belongs to a transition goes by the transition's time, which may go by a curve
/// itself, as that of the system's own transitions does: what is seen is both together.
nonisolated enum MotionCourse: Equatable, Sendable {
  /// Along a curve.
  case along(CurveSpec)
  /// Evenly through a part of a way that goes along a curve.
  case partOf(CurveSpec)
  /// Along one curve, in a time that goes along another; nil for a curve that has no spelling.
  case through(CurveSpec?, CurveSpec?)
  /// It has no spelling, such as what is left of a motion that was taken over in flight.
  case unknown

  /// The curve that is seen, from where it is to where it goes; nil where that has no spelling.
  var curve: CurveSpec? { if case .along(let curve) = self { curve } else { nil } }

  /// In few characters, such as `spring ζ 0.55`; nil where nothing can be said.
  var words: String? {
    switch self {
    case .along(let curve): curve.words
    case .partOf(let curve): "part of \(curve.words)"
    case .through(let own, let time): "\(own?.words ?? "continued") in a time along \(time?.words ?? "a curve")"
    case .unknown: nil
    }
  }
}

extension MotionCourse {
  /// How an animation goes on from now.
  init(of animation: RunningAnimation) {
    let own = CurveSpec(of: animation.animation)
    guard case .along(let stretch)? = animation.timeline?.flow, stretch.from != stretch.to else {
      self = own.map(MotionCourse.along) ?? .unknown
      return
    }
    let time = CurveSpec(of: stretch.curve)
    guard let own, own.isEven else {
      self = .through(own, time)
      return
    }
    guard let time else {
      self = .through(own, nil)
      return
    }
    self = animation.isTaken(through: stretch) ? .along(time) : .partOf(time)
  }
}

extension MotionCourse {
  /// How a property goes that follows time without an animation.
  init(of way: FollowedWay) {
    guard let curve = way.curve.flatMap({ CurveSpec(of: $0) }) else {
      self = .unknown
      return
    }
    self = way.isWhole ? .along(curve) : .partOf(curve)
  }
}

extension RunningAnimation {
  /// Whether a stretch of its time takes it all the way that is left: to its end, or back to its start.
  fileprivate func isTaken(through stretch: TimeStretch) -> Bool {
    guard let layer, timing.speed == 1, timing.activeDuration == timing.duration else { return false }
    let begin = layer.convertTime(timing.beginTime, to: nil)
    let end = layer.convertTime(timing.endTime, to: nil)
    let isUnderway = begin <= stretch.from + Self.timeTolerance && stretch.from <= end + Self.timeTolerance
    return isUnderway && abs((stretch.isForward ? end : begin) - stretch.to) <= Self.timeTolerance
  }

  /// Times nearer to each other are the same, in seconds.
  private static let timeTolerance = 1e-9
}

nonisolated extension CurveSpec {
  /// Whether it goes evenly from its start to its end.
  fileprivate var isEven: Bool { if case .bezier(let curve) = self { curve.function == .linear } else { false } }

  /// What it is, in few characters: `spring ζ 0.55`.
  var words: String {
    if case .spring(let spring, _) = self { return String(format: "spring ζ %.2f", spring.dampingRatio) }
    return String("\(self)".prefix { $0 != "(" && $0 != "," })
  }
}
