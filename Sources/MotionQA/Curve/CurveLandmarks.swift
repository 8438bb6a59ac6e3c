import InterludeUI
import MotionCurves

/// What is worth knowing about a motion at one glance. Times are in seconds from its start, values in distances.
public nonisolated struct CurveLandmarks: Sendable, Hashable, Codable {
  /// How long an animation with the curve runs.
  public var duration: Double
  /// From when on the value is within `Settling.tolerance` of the target; nil when it never is.
  public var settle: Double?
  /// When a tenth, a half and nine tenths of the way are first reached.
  public var t10: Double?
  /// When the value first comes to half; nil when it never does.
  public var t50: Double?
  /// When the value first comes to 0.9; nil when it never does.
  public var t90: Double?
  /// How far past the target the value goes, and when; nil when it does not.
  public var overshoot: Double?
  /// When the value is farthest beyond 1.
  public var peakTime: Double?
  /// The greatest speed, and when; nil where it is infinite or the value jumps.
  public var peakVelocity: Double?
  /// When the velocity is greatest.
  public var peakVelocityTime: Double?
  /// The visible step when the animation is taken away at its end: 1 less the value there.
  public var endStep: Double

  /// The landmarks of a curve over its duration.
  public init(of spec: CurveSpec) {
    let curve = spec.curve
    let end = spec.duration
    let count = Self.searchSteps
    let times = (0...count).map { end * Double($0) / Double(count) }
    let values = times.map(curve.value(at:))
    /// The first time with a value of at least `level`, to the last bit.
    func firstTime(_ level: Double) -> Double? {
      guard let index = values.firstIndex(where: { $0 >= level }) else { return nil }
      return index == 0 ? 0 : Bisection.first(from: times[index - 1], to: times[index]) { curve.value(at: $0) >= level }
    }
    duration = end
    (t10, t50, t90) = (firstTime(0.1), firstTime(0.5), firstTime(0.9))
    endStep = 1 - curve.value(at: end)
    if case .spring(let spring, _) = spec {
      let exact = spring.settlingTime(within: Settling.tolerance)
      settle = exact < 1e30 ? exact : nil
      if let peak = spring.peak, peak.overshoot > 1e-9 { (overshoot, peakTime) = (peak.overshoot, peak.time) }
    } else {
      let band = Settling.tolerance
      let outside = values.lastIndex { abs(1 - $0) > band } ?? 0
      settle =
        outside == count
        ? nil : Bisection.first(from: times[outside], to: times[outside + 1]) { abs(1 - curve.value(at: $0)) <= band }
      let highest = values.indices.max { values[$0] < values[$1] } ?? 0
      if values[highest] > 1 {
        let time = Self.maximum(around: highest, times) { curve.value(at: $0) }
        (overshoot, peakTime) = (curve.value(at: time) - 1, time)
      }
    }
    guard spec.corners.isEmpty else { return }
    let speeds = times.map { abs(curve.velocity(at: $0)) }
    let fastest = speeds.indices.max { speeds[$0] < speeds[$1] } ?? 0
    guard speeds[fastest].isFinite else { return }
    let time = Self.maximum(around: fastest, times) { abs(curve.velocity(at: $0)) }
    (peakVelocity, peakVelocityTime) = (curve.velocity(at: time), time)
  }

  /// Where a function with one hollow around a grid point is greatest, by golden sections.
  private static func maximum(around index: Int, _ times: [Double], _ function: (Double) -> Double) -> Double {
    var low = times[max(index - 1, 0)]
    var high = times[min(index + 1, times.count - 1)]
    for _ in 0..<60 {
      let (a, b) = (high - golden * (high - low), low + golden * (high - low))
      if function(a) < function(b) { low = a } else { high = b }
    }
    // The ends of the motion are not reached by sections.
    return [times[index], (low + high) / 2].max { function($0) < function($1) } ?? times[index]
  }

  private static let golden = 0.6180339887498949
  private static let searchSteps = 4000
}

nonisolated extension CurveLandmarks: CustomStringConvertible {
  /// Such as `0.980 s · half way at 0.107 s · overshoots 25.4 % at 0.262 s`. What has not settled when its animation ends is cut off,
  /// as UIKit does with a spring that was given a duration.
  public var description: String {
    var words = [Seconds.text(duration)]
    if let settle, settle >= duration + 0.0005 {
      words = ["would settle at \(Seconds.text(settle)), cut off at \(Seconds.text(duration))"]
    } else if let settle, settle <= duration - 0.0005 {
      words.append("settled at \(Seconds.text(settle))")
    }
    if settle == nil { words.append("never settles") }
    if let t50 { words.append("half way at \(Seconds.text(t50))") }
    if let overshoot, let peakTime, overshoot >= 0.0005 {
      words.append(String(format: "overshoots %.1f %% at %@", overshoot * 100, Seconds.text(peakTime)))
    }
    if let peakVelocity, let peakVelocityTime {
      words.append(String(format: "fastest %.2f/s at %@", peakVelocity, Seconds.text(peakVelocityTime)))
    }
    if abs(endStep) >= 0.0005 { words.append(String(format: "ends with a step of %.2f %%", endStep * 100)) }
    return words.joined(separator: " · ")
  }
}
