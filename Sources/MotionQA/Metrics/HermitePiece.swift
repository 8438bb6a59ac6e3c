import MotionCurves

/// The cubic between two moments that has the values and slopes of both.
nonisolated struct HermitePiece {
  /// In seconds.
  let start, length: Double
  let from, to: Double
  /// Per second.
  let slope, endSlope: Double

  /// How finely the cubic is searched for where it passes a level.
  private static let steps = 16

  /// - Parameters:
  ///   - slope: Nil if it is not known; the piece is then a parabola, or a line if neither slope is.
  ///   - endSlope: Likewise.
  init(start: Double, length: Double, from: Double, to: Double, slope: Double?, endSlope: Double?) {
    (self.start, self.length, self.from, self.to) = (start, length, from, to)
    let mean = length > 0 ? (to - from) / length : 0
    self.slope = slope ?? endSlope.map { 2 * mean - $0 } ?? mean
    self.endSlope = endSlope ?? slope.map { 2 * mean - $0 } ?? mean
  }

  func value(at part: Double) -> Double {
    let (p2, p3) = (part * part, part * part * part)
    let ends = from * (2 * p3 - 3 * p2 + 1) + to * (3 * p2 - 2 * p3)
    return ends + length * (slope * (p3 - 2 * p2 + part) + endSlope * (p3 - p2))
  }

  var maximum: Double { (0...Self.steps).map { value(at: Double($0) / Double(Self.steps)) }.max() ?? max(from, to) }

  /// When the level is reached for the first time, in seconds.
  func firstTime(at level: Double) -> Double? { crossings(of: level).first }

  /// When it is passed for the last time.
  func lastTime(at level: Double) -> Double? { crossings(of: level).last }

  private func crossings(of level: Double) -> [Double] {
    (0..<Self.steps).compactMap { step in
      let (low, high) = (Double(step) / Double(Self.steps), Double(step + 1) / Double(Self.steps))
      let (before, after) = (value(at: low) - level, value(at: high) - level)
      guard before != after, (before <= 0) != (after <= 0) else { return nil }
      let rises = after > before
      return start + length * Bisection.first(from: low, to: high) { (value(at: $0) >= level) == rises }
    }
  }
}
