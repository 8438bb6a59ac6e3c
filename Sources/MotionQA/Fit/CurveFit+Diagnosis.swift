import InterludeUI

nonisolated extension CurveFit {
  /// What is different from another motion of the same property, as a person would say it: `damping ratio 0.71, was 0.80;
  /// peak 34 ms later; overshoot 9 %, was 4 %; settles in 0.80 s, was 0.68 s; end 120 ms later`. Nil where nothing is worth a word.
  ///
  /// - Parameter expected: How it was.
  public func difference(from expected: CurveFit) -> String? {
    var words = shapeDifference(from: expected)
    words += Self.number("start value", from, expected.from, least: 0.001 * abs(expected.to - expected.from))
    words += Self.number("end value", to, expected.to, least: 0.001 * abs(expected.to - expected.from))
    words += Self.later("start", start, expected.start)
    if let peak, let expectedPeak = expected.peak {
      words += Self.later("peak", start + peak.time, expected.start + expectedPeak.time)
    }
    words += Self.overshoot(peak?.overshoot ?? 0, expected.peak?.overshoot ?? 0)
    words += settlingDifference(from: expected)
    if isEndSeen, expected.isEndSeen { words += Self.later("end", end, expected.end) }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// The farthest point past the target, in seconds from the start; nil for less than a thousandth of the distance.
  public var peak: (time: Double, overshoot: Double)? {
    switch curve {
    case .spring(let spring):
      guard let peak = spring.peak, peak.overshoot >= 0.001, peak.time <= duration else { return nil }
      return (peak.time, peak.overshoot)
    case .easing(let bezier):
      guard bezier.outputRange.upperBound >= 1.001 else { return nil }
      let steps = 10_000
      let values = (0...steps).map { bezier.value(at: Double($0) / Double(steps)) }
      let highest = values.indices.max { values[$0] < values[$1] } ?? 0
      return (duration * Double(highest) / Double(steps), values[highest] - 1)
    }
  }

  /// What is different of the curve whatever it is started with: the spring, or the Bézier; nil for nothing.
  func formDifference(from expected: CurveFit) -> String? {
    let words = formDifferences(from: expected)
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  private func shapeDifference(from expected: CurveFit) -> [String] {
    let form = formDifferences(from: expected)
    switch (curve, expected.curve) {
    case (.spring(let new), .spring(let old)):
      let speed = max(0.01, 0.005 * abs(old.initialVelocity))
      return form
        + Self.number("initial velocity", new.initialVelocity, old.initialVelocity, least: speed)
        + (isEndSeen && expected.isEndSeen ? durationDifference(from: expected) : [])
    case (.easing, .easing): return form + durationDifference(from: expected)
    default: return form
    }
  }

  private func formDifferences(from expected: CurveFit) -> [String] {
    switch (curve, expected.curve) {
    case (.spring(let new), .spring(let old)):
      Self.number("damping ratio", new.dampingRatio, old.dampingRatio, least: 0.0005)
        + (isMadeByDuration && expected.isMadeByDuration
          ? [] : Self.number("response", new.response, old.response, least: 0.005 * old.response, unit: " s"))
    case (.easing(let new), .easing(let old)): new.isNear(old) ? [] : ["curve \(new.spelling), was \(old.spelling)"]
    default: ["curve \(spec), was \(expected.spec)"]
    }
  }

  /// Whether it is a spring that was asked for by the duration that it is seen to have: that is its number, its response follows.
  private var isMadeByDuration: Bool {
    guard isEndSeen, case .spring(let spring) = curve else { return false }
    return spring.animationDuration == duration
  }

  /// When springs have settled, whether or not they were seen for as long.
  private func settlingDifference(from expected: CurveFit) -> [String] {
    guard case .spring(let new) = curve, case .spring(let old) = expected.curve else { return [] }
    let (time, before) = (
      new.settlingTime(within: Settling.tolerance), old.settlingTime(within: Settling.tolerance)
    )
    guard time.isFinite, before.isFinite else { return [] }
    return Self.number("settles in", time, before, least: 0.01, unit: " s")
  }

  private func durationDifference(from expected: CurveFit) -> [String] {
    Self.number("duration", duration, expected.duration, least: 0.005 * expected.duration, unit: " s")
  }

  private static func number(_ name: String, _ new: Double, _ old: Double, least: Double, unit: String = "") -> [String]
  {
    guard abs(new - old) > least else { return [] }
    // As many digits as tell the two apart.
    let digits = max(2, min(6, Int((-log10(abs(new - old)) - 0.01).rounded(.up))))
    func text(_ number: Double) -> String { String(format: "%.\(digits)f", number) }
    return ["\(name) \(text(new))\(unit), was \(text(old))\(unit)"]
  }

  private static func later(_ name: String, _ new: Double, _ old: Double) -> [String] {
    let milliseconds = ((new - old) * 1000).rounded()
    guard milliseconds != 0 else { return [] }
    return ["\(name) \(Int(abs(milliseconds))) ms \(milliseconds > 0 ? "later" : "earlier")"]
  }

  private static func overshoot(_ new: Double, _ old: Double) -> [String] {
    guard abs(new - old) >= 0.0005 else { return [] }
    let digits = abs(new - old) < 0.01 ? 1 : 0
    func text(_ number: Double) -> String { String(format: "%.\(digits)f %%", number * 100) }
    return ["overshoot \(text(new)), was \(text(old))"]
  }
}

nonisolated extension CubicBezier {
  fileprivate var spelling: String {
    name ?? "bezier(\([x1, y1, x2, y2].map { Rounding.text(Rounding.round($0, digits: 3)) }.joined(separator: ", ")))"
  }

  /// Whether no output differs by a thousandth.
  fileprivate func isNear(_ other: CubicBezier) -> Bool {
    (1..<100).allSatisfy {
      let progress = Double($0) / 100
      return abs(value(at: progress) - other.value(at: progress)) < 0.001
    }
  }
}
