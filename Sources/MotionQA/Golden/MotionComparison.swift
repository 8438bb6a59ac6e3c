import Foundation

/// One motion of a property beside what it was.
nonisolated struct MotionComparison {
  let expected: PropertyTrace
  let frames: ClosedRange<Int>
  let actual: PropertyTrace
  let actualFrames: ClosedRange<Int>
  let tolerance: Double

  /// Nil when the two are alike. In terms of the curves behind the two, where they can be told, else of what they do.
  var text: String? {
    fittedDifference ?? measuredDifference
  }

  private var fittedDifference: String? {
    guard let old = fit(expected, frames), let new = fit(actual, actualFrames) else { return nil }
    return new.difference(from: old)?.capitalizedFirst
  }

  private func fit(_ track: PropertyTrace, _ frames: ClosedRange<Int>) -> CurveFit? {
    let fitter = CurveFitter(resolution: pow(10, -Double(track.property.kind.digits)))
    guard let fit = try? fitter.fit(track.samples(of: frames)), fit.confidence >= Self.leastConfidence else {
      return nil
    }
    return fit
  }

  /// Below it a curve is not the one that was there.
  private static let leastConfidence = 0.8

  private var measuredDifference: String? {
    let (old, new) = (MotionMetrics(of: expected, frames: frames), MotionMetrics(of: actual, frames: actualFrames))
    let words = ends(old, new) + times(old, new) + shape(old, new)
    return words.isEmpty ? nil : words.joined(separator: "; ").capitalizedFirst
  }

  private func ends(_ old: MotionMetrics, _ new: MotionMetrics) -> [String] {
    func number(_ value: Double) -> String { "\(Rounding.text(value))\(old.property.kind.unit.spaced)" }
    return [("begins at", old.from, new.from), ("ends at", old.to, new.to)]
      .filter { abs($1 - $2) > tolerance }
      .map { "\($0) \(number($2)), was \(number($1))" }
  }

  private func times(_ old: MotionMetrics, _ new: MotionMetrics) -> [String] {
    func later(_ name: String, _ before: Double?, _ now: Double?) -> String? {
      guard let before, let now else { return nil }
      let milliseconds = Int(((now - before) * 1000).rounded())
      return milliseconds == 0 ? nil : "\(name) \(abs(milliseconds)) ms \(milliseconds > 0 ? "later" : "earlier")"
    }
    return [
      later("start", old.start, new.start),
      later("half way", old.t50.map { old.start + $0 }, new.t50.map { new.start + $0 }),
      later("end", old.start + old.duration, new.start + new.duration),
    ].compactMap(\.self)
  }

  private func shape(_ old: MotionMetrics, _ new: MotionMetrics) -> [String] {
    var words: [String] = []
    if let before = old.overshoot, let now = new.overshoot, abs(now - before) >= 0.0005 {
      words.append("overshoot \(percent(now)), was \(percent(before))")
    }
    if let speed = new.peakVelocity.change(from: old.peakVelocity) { words.append("peak velocity \(speed)") }
    return words
  }

  private func percent(_ part: Double) -> String { "\(Rounding.text(Rounding.round(part * 100, digits: 1))) %" }
}

nonisolated extension Double {
  /// `12 % higher`; nil for less than half a per cent.
  fileprivate func change(from old: Double) -> String? {
    guard old != 0 else { return nil }
    let percent = Int(((abs(self) / abs(old) - 1) * 100).rounded())
    return percent == 0 ? nil : "\(abs(percent)) % \(percent > 0 ? "higher" : "lower")"
  }
}

nonisolated extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
