import Foundation

/// One motion of a property beside what it was.
nonisolated struct MotionComparison {
  private let expected: PropertyTrace
  private let motion: Motion
  private let actual: PropertyTrace
  private let actualMotion: Motion
  private let tolerance: Double
  /// How far off a curve may be to count as the one that was there, as a fraction of the distance.
  private let fitTolerance: Double
  /// What times are counted from, in seconds.
  private let zeros: (expected: Double, actual: Double)

  /// - Parameter zeros: From what moments of the two recordings it is told how much later something comes.
  init(
    expected: PropertyTrace, _ motion: Motion, actual: PropertyTrace, _ actualMotion: Motion, tolerance: Double,
    fitTolerance: Double = 1e-4, from zeros: (expected: Double, actual: Double) = (0, 0)
  ) {
    (self.expected, self.motion, self.actual, self.actualMotion) = (expected, motion, actual, actualMotion)
    (self.tolerance, self.fitTolerance, self.zeros) = (tolerance, fitTolerance, zeros)
  }

  /// Nil when the two are alike. In terms of the curves behind the two, where they can be told, else of what they do.
  var text: String? {
    fittedDifference ?? measuredDifference
  }

  /// In what the curves behind the two differ in themselves, wherever they begin and end; nil where they do not, or cannot be told.
  var formText: String? {
    guard !motion.isDragged, !actualMotion.isDragged, let fits else { return nil }
    return fits.new.formDifference(from: fits.old)
  }

  private var fittedDifference: String? {
    fits.flatMap { $0.new.difference(from: $0.old) }?.capitalizedFirst
  }

  private var fits: (old: CurveFit, new: CurveFit)? {
    guard let old = fit(expected, motion, from: zeros.expected),
      let new = fit(actual, actualMotion, from: zeros.actual)
    else { return nil }
    return (old, new)
  }

  private func fit(_ track: PropertyTrace, _ motion: Motion, from zero: Double) -> CurveFit? {
    guard let fit = try? track.fit(of: motion, tolerance: fitTolerance, from: zero),
      fit.confidence >= Self.leastConfidence
    else { return nil }
    return fit
  }

  /// Below it a curve is not the one that was there.
  private static let leastConfidence = 0.8

  private var measuredDifference: String? {
    var (old, new) = (MotionMetrics(of: expected, motion), MotionMetrics(of: actual, actualMotion))
    (old.start, new.start) = (old.start - zeros.expected, new.start - zeros.actual)
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
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
