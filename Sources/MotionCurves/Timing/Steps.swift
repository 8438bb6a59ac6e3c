import Foundation

/// The staircase of CSS `steps(n, position)`.
public struct Steps: TimingFunction, Hashable {
  /// Where the jumps stand (css-easing-2).
  public enum JumpPosition: Sendable, Hashable, CaseIterable {
    /// The first jump is at 0; the last step has full height before 1.
    case jumpStart
    /// The last jump is at 1.
    case jumpEnd
    /// No jump at either end: holds both 0 and 1 for a step each.
    case jumpNone
    /// A jump at both ends.
    case jumpBoth
  }

  /// The number of equal intervals: from 1, for `jumpNone` from 2, to a million.
  public let count: Int

  /// Where the jumps are.
  public let position: JumpPosition

  public let issues: [CurveIssue]

  /// A `count` out of range counts as the nearest in it.
  public init(_ count: Int, _ position: JumpPosition = .jumpEnd) {
    var check = InputCheck("Steps")
    let allowed = (position == .jumpNone ? 2.0 : 1.0)...1_000_000
    self.count = Int(check.clamp("count", Double(count), to: allowed, otherwise: 1))
    self.position = position
    self.issues = check.issues
  }

  public func value(at progress: Double) -> Double {
    let interval = self.interval(at: progress.clampedToUnit)
    switch position {
    case .jumpStart: return Double(min(interval + 1, count)) / Double(count)
    case .jumpEnd: return Double(interval) / Double(count)
    case .jumpNone: return Double(min(interval, count - 1)) / Double(count - 1)
    case .jumpBoth: return Double(interval + 1) / Double(count + 1)
    }
  }

  /// 0 everywhere, the jumps included.
  public func slope(at progress: Double) -> Double { 0 }

  public var description: String { "Steps(\(count), .\(position))" }

  /// The last k with k / count ≤ progress. Rounding may put the product one interval off, hence the comparison with the
  /// quotient: a jump lies exactly at the Double nearest to k / count.
  private func interval(at progress: Double) -> Int {
    let guess = Int(progress * Double(count))
    if Double(guess + 1) / Double(count) <= progress { return guess + 1 }
    return Double(guess) / Double(count) > progress ? guess - 1 : guess
  }
}
