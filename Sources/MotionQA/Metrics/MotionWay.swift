/// One motion of a property, as a way from 0 to 1.
nonisolated struct MotionWay {
  let rate: Double
  let from, to: Double
  private let values: ArraySlice<Double>
  private let velocities: ArraySlice<Double>

  init(_ track: PropertyTrace, _ frames: ClosedRange<Int>) {
    rate = Double(track.framesPerSecond)
    values = track.values[frames]
    velocities = track.velocities[frames]
    from = track.values[frames.lowerBound]
    to = track.values[frames.upperBound]
  }

  /// Whether it ends elsewhere than it began; what is left of a way there and back is no way.
  private var leads: Bool {
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    return abs(to - from) > range / 20
  }

  private func progress(_ value: Double) -> Double { (value - from) / (to - from) }

  /// The pieces between frames, as progress over the seconds from the start.
  private var pieces: [HermitePiece] {
    values.indices.dropLast().map { frame in
      // The last piece ends at rest, wherever within the frame that was.
      HermitePiece(
        start: Double(frame - values.startIndex) / rate, length: 1 / rate, from: progress(values[frame]),
        to: progress(values[frame + 1]), slope: velocities[frame] / (to - from),
        endSlope: velocities[frame + 1] / (to - from))
    }
  }

  func firstTime(at level: Double) -> Double? {
    guard leads else { return nil }
    return pieces.lazy.compactMap { $0.firstTime(at: level) }.first
  }

  func settleTime(within band: Double) -> Double? {
    guard leads else { return nil }
    let times = pieces.reversed().lazy.compactMap { piece in
      [1 - band, 1 + band].compactMap { piece.lastTime(at: $0) }.max()
    }
    return times.first
  }

  var overshoot: Double? {
    guard leads else { return nil }
    return max(0, (pieces.map(\.maximum).max() ?? 1) - 1)
  }

  var peakJerk: Double {
    let inner = velocities.indices.dropFirst().dropLast()
    return inner.map { abs(velocities[$0 + 1] - 2 * velocities[$0] + velocities[$0 - 1]) * rate * rate }.max() ?? 0
  }

  var endStep: Double {
    guard let last = values.indices.dropLast().last else { return 0 }
    return max(0, abs(to - values[last]) - abs(velocities[last]) / rate)
  }

  var stillFrameCount: Int { values.indices.dropLast().count { values[$0] == values[$0 + 1] } }

  var isMonotonic: Bool {
    let steps = values.indices.dropLast().map { values[$0 + 1] - values[$0] }
    return steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }
  }
}

/// The cubic between two frames that has the values and slopes of both.
nonisolated struct HermitePiece {
  /// In seconds.
  var start, length: Double
  var from, to: Double
  /// Per second.
  var slope, endSlope: Double

  /// How finely the cubic is searched for where it passes a level.
  private static let steps = 16

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
      return start + length * (low + (high - low) * bisected(level, low, high))
    }
  }

  /// Where between two parts the level lies, 0…1.
  private func bisected(_ level: Double, _ low: Double, _ high: Double) -> Double {
    var (near, far) = (0.0, 1.0)
    let rises = value(at: high) > value(at: low)
    for _ in 0..<40 {
      let middle = (near + far) / 2
      if (value(at: low + (high - low) * middle) < level) == rises { near = middle } else { far = middle }
    }
    return far
  }
}
