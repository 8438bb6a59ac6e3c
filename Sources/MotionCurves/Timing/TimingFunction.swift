import Foundation

/// An easing on the unit interval: progress in, eased progress out, both nominally from 0 to 1.
///
/// Input outside 0…1 counts as its nearest end, as Core Animation does; so does a progress that is not a number, as 0.
public protocol TimingFunction: Sendable, CustomStringConvertible {
  /// The eased progress; it may leave 0…1.
  func value(at progress: Double) -> Double

  /// The derivative of ``value(at:)``: infinite at a vertical tangent, one-sided at the ends of the interval.
  func slope(at progress: Double) -> Double

  /// What was wrong with the parameters, and what is used instead; empty for a sound function.
  var issues: [CurveIssue] { get }
}

extension Double {
  /// The nearest progress in 0…1; 0 for a number that is none.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
