import InterludeUI
import LayerTree
import MotionQA

/// The curve of an animation as it shows. An animation in a transition runs in the transition's time, which may follow a curve itself, as
/// in the system's transitions: what shows is the combination.
nonisolated enum MotionCourse: Equatable, Sendable {
  /// Along a curve.
  case along(CurveSpec)
  /// Linear, in a part of a time that follows a curve.
  case partOf(CurveSpec)
  /// Along one curve, in a time that follows another; nil for a curve that has no spelling.
  case through(CurveSpec?, CurveSpec?)
  /// It has no spelling, such as the rest of a motion that was interrupted.
  case unknown

  /// The curve that shows, from start to end; nil where that has no spelling.
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
  /// The course of an animation from now on.
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
  /// The course of a property that follows time without an animation.
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

  /// What it is, in few words: `spring, damping ratio ζ 0.55`.
  var words: String {
    if case .spring(let spring, _) = self {
      // Its numbers may be those of a more damped one, which UIKit counts as critical.
      if abs(spring.dampingRatio - 1) < 0.005 { return "spring, critically damped" }
      return String(format: "spring, damping ratio ζ %.2f", spring.dampingRatio)
    }
    return String("\(self)".prefix { $0 != "(" && $0 != "," })
  }
}
