import Foundation

nonisolated extension PullBack {
  /// Points per second.
  func velocity(at time: Double) -> Double {
    let drive = velocity + frequency * displacement
    return (velocity - frequency * drive * time) * exp(-frequency * time)
  }

  /// When the spring, which starts on one side of its resting place, first comes to a displacement on that side that is
  /// nearer to it, or to the resting place itself; nil when it never does, in seconds.
  func arrival(at place: CGFloat) -> Double? {
    guard displacement != 0 else { return place == 0 ? 0 : nil }
    let sign: Double = displacement < 0 ? -1 : 1
    let mirrored = PullBack(displacement: sign * displacement, velocity: sign * velocity, frequency: frequency)
    return mirrored.descent(to: max(0, sign * place))
  }

  /// The same from above the resting place.
  private func descent(to place: Double) -> Double? {
    guard place < displacement else { return 0 }
    let drive = velocity + frequency * displacement
    // From its farthest point on it falls, and passes the resting place only if it was sent there fast enough.
    var low = velocity > 0 ? velocity / (frequency * drive) : 0
    var high = low + 1 / frequency
    if drive < 0 {
      high = -displacement / drive
      guard place > 0 else { return high }
    } else {
      guard place > 0 else { return nil }
      while displacement(at: high) > place { (low, high) = (high, high + 1 / frequency) }
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if displacement(at: middle) > place { low = middle } else { high = middle }
    }
    return high
  }
}
