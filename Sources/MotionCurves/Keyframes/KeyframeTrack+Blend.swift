import Foundation

extension KeyframeTrack {
  /// Which keys count how much at `progress`, which is clamped to 0…1. Before the first key time the first key shows,
  /// after the last the last.
  public func blend(at progress: Double) -> KeyframeBlend {
    let progress = progress.clampedToUnit
    let last = max(keyCount - 1, 0)
    // The last key at or before `progress`.
    let reached = keyTimes.firstIndexAscending { $0 > progress } - 1
    if mode == .discrete || last == 0 { return KeyframeBlend(holding: min(max(reached, 0), last)) }
    guard reached >= 0 else { return KeyframeBlend(holding: 0) }
    guard reached < last || keyTimes[last] == progress else { return KeyframeBlend(holding: last) }

    let segment = min(reached, last - 1)
    let length = keyTimes[segment + 1] - keyTimes[segment]
    guard length > 0 else { return KeyframeBlend(holding: last) }
    var fraction = (progress - keyTimes[segment]) / length
    var rate = 1 / length
    if !timingFunctions.isEmpty {
      rate *= min(max(timingFunctions[segment].slope(at: fraction), -Self.steepest), Self.steepest)
      fraction = timingFunctions[segment].value(at: fraction)
    }
    switch mode {
    case .linear, .paced, .discrete:
      return KeyframeBlend(linear: segment, fraction: fraction, rate: rate)
    case .cubic, .cubicPaced:
      return KeyframeBlend(
        cubic: segment, fraction: fraction, rate: rate, before: tangentScale(at: segment, length: length),
        after: tangentScale(at: segment + 1, length: length))
    }
  }

  /// h / (t[j+1] − t[j−1]) at key j for a segment of length h: what turns the difference of the neighbours into the
  /// tangent; nil at the ends, where the tangent is one-sided.
  private func tangentScale(at key: Int, length: Double) -> Double? {
    guard key > 0, key < keyCount - 1 else { return nil }
    return length / (keyTimes[key + 1] - keyTimes[key - 1])
  }

  /// What stands for a vertical tangent: an infinite rate would make a weight of 0 not a number.
  private static let steepest = 1e9
}
