import Foundation

/// Where key times come from.
extension KeyframeTrack {
  /// i / segments for each key.
  static func even(_ segments: Int) -> [Double] {
    guard segments > 0 else { return [0] }
    return (0...segments).map { Double($0) / Double(segments) }
  }

  /// The starts of `count` slots and the end of the last. Core Animation wants all of them; without the end it is 1.
  static func slots(_ given: [Double]?, count: Int, _ check: inout InputCheck) -> [Double] {
    guard let times = sound(given, counts: [count + 1, count], &check) else { return even(count) }
    return times.count == count ? times + [1] : times
  }

  /// Cumulative distance over the whole.
  static func paced(_ distances: [Double], segments: Int, _ check: inout InputCheck) -> [Double] {
    guard distances.count == segments else {
      check.report(
        "distances", "there are \(distances.count) distances for \(segments) segments, so even spacing is used.")
      return even(segments)
    }
    let lengths = distances.map { abs(check.finite("distances", $0)) }
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return even(segments) }
    var covered = 0.0
    return [0]
      + lengths.map { length in
        covered += length
        return covered / total
      }
  }

  /// `given` in 0…1 and ascending; nil if there is none or its count is not in `counts`.
  static func sound(_ given: [Double]?, counts: [Int], _ check: inout InputCheck) -> [Double]? {
    guard let given else { return nil }
    guard counts.contains(given.count) else {
      check.report("keyTimes", "there are \(given.count) keyTimes where \(counts[0]) are due, so even spacing is used.")
      return nil
    }
    var latest = 0.0
    return given.enumerated().map { index, time in
      let clamped = check.clamp("keyTimes[\(index)]", time, to: 0...1, otherwise: latest)
      if clamped < latest {
        check.report(
          "keyTimes[\(index)]",
          "keyTimes[\(index)] is \(clamped.brief), before \(latest.brief); times must ascend, so \(latest.brief) is used."
        )
      }
      latest = max(latest, clamped)
      return latest
    }
  }
}
