import InterludeUI

@testable import MotionQA

nonisolated extension PropertyTrace {
  /// A property that follows a function of time, at 60 frames a second.
  static func following(
    _ property: TraceProperty, frames: Int = 61, _ value: (Double) -> Double, _ velocity: (Double) -> Double
  ) -> PropertyTrace {
    let times = (0..<frames).map { Double($0) / 60 }
    return PropertyTrace(
      property: property, framesPerSecond: 60,
      values: times.map { Rounding.round(value($0), digits: property.kind.digits) }, velocities: times.map(velocity))
  }

  /// A property that follows a curve from one value to another, from some frame on, until the curve is at its end.
  static func moving(
    _ property: TraceProperty = .centerX, along curve: any MotionCurve, from: Double = 0, to: Double = 100,
    startFrame: Int = 6, frames: Int = 91
  ) -> PropertyTrace {
    let start = Double(startFrame) / 60
    return .following(
      property, frames: frames,
      { $0 - start >= curve.settlingTime ? to : from + (to - from) * curve.value(at: $0 - start) },
      { $0 < start || $0 - start >= curve.settlingTime ? 0 : (to - from) * curve.velocity(at: $0 - start) })
  }
}

nonisolated extension Trace {
  /// A trace of one view.
  static func of(
    _ tracks: [PropertyTrace], still: [TraceProperty: Double] = [:], name: String = "box",
    transitions: [TransitionTrace]? = []
  ) -> Trace {
    let count = tracks.first?.values.count ?? 10
    let view = ViewTrace(name: name, presence: [0..<count], still: still, moving: tracks)
    return Trace(
      scene: "test", size: CGSize(width: 400, height: 300), framesPerSecond: 60, frameCount: count, steps: [],
      transitions: transitions, views: [view])
  }
}
