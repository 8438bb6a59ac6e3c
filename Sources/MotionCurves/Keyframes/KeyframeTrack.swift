import Foundation

/// The timing of a `CAKeyframeAnimation`, apart from what its values are: key times, calculation mode and the timing
/// function of each segment.
///
/// ``blend(at:)`` says which keys count how much, so that points, colours, transforms and numbers share one timing.
public struct KeyframeTrack: Sendable, Hashable {
  /// How to get from key to key; `CAAnimationCalculationMode`.
  public enum CalculationMode: Sendable, Hashable, CaseIterable {
    /// Straight from each key to the next.
    case linear
    /// Each key holds for its own slot; n keys have n slots.
    case discrete
    /// Straight, at constant speed: key times and timing functions are ignored.
    case paced
    /// Through the keys on a Catmull–Rom spline.
    case cubic
    /// On the spline, with key times by distance: key times and timing functions are ignored.
    case cubicPaced
  }

  /// How many keys there are.
  public let keyCount: Int

  /// How values go from key to key.
  public let mode: CalculationMode

  /// Ascending, in 0…1: a time for each key, and for `discrete` the end of the last slot besides.
  public let keyTimes: [Double]

  /// One for each segment, or none for straight time.
  public let timingFunctions: [CubicBezier]

  /// What was wrong with the input, and was replaced; empty when nothing was.
  public let issues: [CurveIssue]

  /// - Parameters:
  ///   - keyCount: how many values there are.
  ///   - mode: how one becomes the next.
  ///   - keyTimes: nil for even spacing. A count that does not fit counts as nil; a time below an earlier one is
  ///     raised.
  ///   - timingFunctions: one for each segment, or none; another count counts as none.
  ///   - distances: how far each key is from the next, for the paced modes; another count than one for each segment, or
  ///     no distance at all, gives even spacing.
  public init(
    keyCount: Int, mode: CalculationMode = .linear, keyTimes: [Double]? = nil, timingFunctions: [CubicBezier] = [],
    distances: [Double] = []
  ) {
    var check = InputCheck("KeyframeTrack")
    if keyCount < 1 { check.report("keyCount", "keyCount is \(keyCount); there is nothing to show, so 0 is shown.") }
    self.keyCount = max(keyCount, 0)
    self.mode = mode
    let segments = max(keyCount - 1, 0)
    switch mode {
    case .discrete:
      self.keyTimes = Self.slots(keyTimes, count: self.keyCount, &check)
      self.timingFunctions = []
    case .linear, .cubic:
      self.keyTimes = Self.sound(keyTimes, counts: [self.keyCount], &check) ?? Self.even(segments)
      let fits = timingFunctions.isEmpty || timingFunctions.count == segments
      if !fits {
        check.report(
          "timingFunctions",
          "there are \(timingFunctions.count) timingFunctions for \(segments) segments, so none is used.")
      }
      self.timingFunctions = fits ? timingFunctions : []
    case .paced, .cubicPaced:
      self.keyTimes = Self.paced(distances, segments: segments, &check)
      self.timingFunctions = []
    }
    self.issues = timingFunctions.flatMap(\.issues) + check.issues
  }
}
