import InterludeUI

/// When the frames of a recording are, in seconds from the script's zero.
public nonisolated enum FrameTimes {
  /// Frame i is at exactly i / `framesPerSecond`; the last one is the last that does not lie beyond `duration`. Empty for
  /// a rate that is not positive, and for a duration that is negative or not finite.
  public static func steady(framesPerSecond: Int, duration: Double) -> [Double] {
    guard framesPerSecond > 0, duration >= 0, duration.isFinite else { return [] }
    let rate = Double(framesPerSecond)
    // One more than the product says: it may have been rounded down across a whole number.
    return (0...Int(duration * rate) + 1).map { Double($0) / rate }.filter { $0 <= duration }
  }

  /// A number of frames, evenly spread over a range with both its ends; a single frame is at its beginning.
  public static func spread(count: Int, over range: ClosedRange<Double>) -> [Double] {
    guard count > 1 else { return count == 1 ? [range.lowerBound] : [] }
    let length = range.upperBound - range.lowerBound
    return (0..<count).map { range.lowerBound + length * Double($0) / Double(count - 1) }
  }
}
