import Foundation

/// How a scroll view gives way past its edge: the farther the finger, the less the content follows, and never farther
/// than the view is long.
///
/// `displayed = x·c·d / (d + c·x)`, with c = 0.55 as `UIScrollView` behaves.
public struct RubberBand: Sendable, Hashable, CustomStringConvertible {
  /// The length of the view along the pull, in points, above 0.
  public let dimension: Double

  /// The share of the first point of a pull that shows.
  public let coefficient: Double

  /// What was wrong with the input, and was replaced; empty when nothing was.
  public let issues: [CurveIssue]

  /// A dimension out of range counts as 1 point, a coefficient as 0.55.
  public init(dimension: Double, coefficient: Double = 0.55) {
    var check = InputCheck("RubberBand")
    self.dimension = check.require("dimension", dimension, in: 1e-6...1e9, otherwise: 1)
    self.coefficient = check.require("coefficient", coefficient, in: 1e-6...1, otherwise: 0.55)
    self.issues = check.issues
  }

  /// The offset past the edge that shows when the finger asks for `pull` points past it. Odd: negative gives negative.
  public func displayedOffset(forPull pull: Double) -> Double {
    guard !pull.isNaN else { return 0 }
    // Divided through by c·x, so that no pull divides infinity by infinity.
    return dimension / (1 + dimension / (coefficient * abs(pull))) * (pull < 0 ? -1 : 1)
  }

  /// The pull that shows as `offset`. No pull shows the whole dimension: an offset from 0.999 of it counts as that.
  public func pull(forDisplayedOffset offset: Double) -> Double {
    guard !offset.isNaN else { return 0 }
    let shown = min(abs(offset), 0.999 * dimension)
    return shown * dimension / (coefficient * (dimension - shown)) * (offset < 0 ? -1 : 1)
  }

  public var description: String { "RubberBand(dimension: \(dimension.brief) pt, coefficient: \(coefficient.brief))" }
}
