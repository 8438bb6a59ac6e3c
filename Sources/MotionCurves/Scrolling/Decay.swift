import Foundation

/// The glide of a scroll view after the finger has left it: the velocity falls by one factor each millisecond, until it
/// is too small to see.
///
/// The curve is normalised to the way of the whole glide, so that a delegate's other target is the same curve over
/// another distance.
public struct Decay: MotionCurve, Equatable {
  /// Points per second at time 0, signed.
  public let initialVelocity: Double

  /// The factor per millisecond, above 0 and below 1: `UIScrollView.DecelerationRate.rawValue`.
  public let rate: Double

  /// Points per second at which the glide ends.
  public let stoppingSpeed: Double

  public let issues: [CurveIssue]

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normalRate = 0.998

  /// `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.99

  /// A glide from a velocity in distances per second, at a rate per millisecond, down to a speed at which it stops.
  /// Input out of range is replaced, and listed in `issues`.
  public init(initialVelocity: Double, rate: Double = normalRate, stoppingSpeed: Double = 10) {
    var check = InputCheck("Decay")
    self.initialVelocity = check.finite("initialVelocity", initialVelocity)
    self.rate = check.require("rate", rate, in: 0.001...0.999999, otherwise: Self.normalRate)
    self.stoppingSpeed = check.require("stoppingSpeed", stoppingSpeed, in: 1e-6...1e9, otherwise: 10)
    self.issues = check.issues
  }

  /// The signed way of the whole glide in points: (|v| − stop)/1000 · r/(1 − r), 0 for a velocity below the stopping speed.
  public var distance: Double {
    let excess = max(abs(initialVelocity) - stoppingSpeed, 0)
    return Self.projectedDistance(initialVelocity: initialVelocity < 0 ? -excess : excess, rate: rate)
  }

  /// The signed way in points that a velocity in points per second would carry without a stopping speed.
  public static func projectedDistance(initialVelocity: Double, rate: Double = normalRate) -> Double {
    initialVelocity / 1000 * rate / (1 - rate)
  }

  /// Seconds until the speed has fallen to ``stoppingSpeed``.
  public var settlingTime: Double {
    guard abs(initialVelocity) > stoppingSpeed else { return 0 }
    return log(stoppingSpeed / abs(initialVelocity)) / decayPerSecond
  }

  /// The fraction of ``distance`` covered: the sum of whole milliseconds' ways, smooth in between.
  public func value(at time: Double) -> Double {
    if time >= settlingTime { return 1 }
    return time > 0 ? expm1(decayPerSecond * time) / finalExpm1 : 0
  }

  /// Fractions of ``distance`` per second. At time 0 it is the initial velocity but for the half millisecond by which the
  /// sum of milliseconds lags the integral: 0.1 % at the normal rate.
  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < settlingTime else { return 0 }
    return decayPerSecond * exp(decayPerSecond * time) / finalExpm1
  }

  public var description: String {
    "DecelerationRate(rawValue: \(rate.brief)) from \(initialVelocity.brief) pt/s: \(distance.brief) pt in "
      + "\(settlingTime.brief) s"
  }

  /// ln of the factor per second, below 0.
  private var decayPerSecond: Double { 1000 * log(rate) }

  /// e^(decay · settlingTime) − 1.
  private var finalExpm1: Double { stoppingSpeed / abs(initialVelocity) - 1 }
}
