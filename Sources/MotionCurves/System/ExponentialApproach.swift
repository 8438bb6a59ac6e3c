import Foundation

/// A way of which what is left falls by the same factor in equal times: 1 − e^(−t / τ). It starts at full speed.
public struct ExponentialApproach: MotionCurve, Equatable {
  /// τ, in seconds: when e⁻¹ of the way, 37 %, is left.
  public let timeConstant: Double

  public let issues: [CurveIssue]

  /// - Parameter timeConstant: in seconds, 0.0001 to 1000; others count as 0.1.
  public init(timeConstant: Double) {
    var check = InputCheck("ExponentialApproach")
    self.timeConstant = check.require("timeConstant", timeConstant, in: 0.0001...1000, otherwise: 0.1)
    self.issues = check.issues
  }

  /// The part of the way that is behind it; 0 before the start.
  public func value(at time: Double) -> Double { time > 0 ? -expm1(-time / timeConstant) : 0 }

  /// Full ways per second; 0 before the start.
  public func velocity(at time: Double) -> Double { time >= 0 ? exp(-time / timeConstant) / timeConstant : 0 }

  /// When no more than `Settling.tolerance` of the way is left, in seconds: τ · ln 1000.
  public var settlingTime: Double { -timeConstant * log(Settling.tolerance) }

  public var description: String { "ExponentialApproach(timeConstant: \(timeConstant.brief))" }
}
