/// When a motion counts as settled, everywhere: from then on it is no farther from its end than this part of its way.
public enum Settling {
  /// A part of the way. Core Animation's `settlingDuration` and UIKit's springs of a given duration go by the same.
  public static let tolerance = 0.001

  /// The definition for people: `within 0.1 % of the way for good`.
  public static let words = "within \(tolerance * 100) % of the way for good"
}
