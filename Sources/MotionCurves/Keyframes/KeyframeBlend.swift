import Foundation

/// What a keyframe track shows at one progress: a segment and a fraction of it, or the same as weights of keys.
public struct KeyframeBlend: Sendable, Hashable {
  /// The index of the key that the segment starts from.
  public let segment: Int

  /// How far from that key to the next, after the segment's timing function; it may leave 0…1.
  public let fraction: Double

  /// The weights of the keys `segment − 1`, `segment`, `segment + 1` and `segment + 2`. They add up to 1.
  public let weights: SIMD4<Double>

  /// The derivatives of the weights by progress. They add up to 0.
  public let rates: SIMD4<Double>

  /// The weighted sum of numbers.
  public func value(of keys: [Double]) -> Double { sum(keys, weights, 0) { $0 + $1 * $2 } }

  /// The derivative of the weighted sum by progress.
  public func slope(of keys: [Double]) -> Double { sum(keys, rates, 0) { $0 + $1 * $2 } }

  /// The weighted sum of vectors: a point as two lanes, a rectangle or a colour as four.
  public func value<Vector: SIMD>(of keys: [Vector]) -> Vector where Vector.Scalar == Double {
    sum(keys, weights, .zero) { $0 + $1 * $2 }
  }

  /// The derivative of the weighted sum of vectors by progress.
  public func slope<Vector: SIMD>(of keys: [Vector]) -> Vector where Vector.Scalar == Double {
    sum(keys, rates, .zero) { $0 + $1 * $2 }
  }

  /// Keys that do not exist have weight 0 in a blend of a track of as many keys; they are passed over.
  private func sum<Key>(
    _ keys: [Key], _ weights: SIMD4<Double>, _ zero: Key, _ add: (Key, Key, Double) -> Key
  ) -> Key {
    (0..<4).reduce(zero) { total, lane in
      let index = segment - 1 + lane
      return weights[lane] != 0 && keys.indices.contains(index) ? add(total, keys[index], weights[lane]) : total
    }
  }
}

extension KeyframeBlend {
  /// One key, standing still.
  init(holding key: Int) {
    self.init(segment: key, fraction: 0, weights: [0, 1, 0, 0], rates: .zero)
  }

  /// A straight line.
  init(linear segment: Int, fraction: Double, rate: Double) {
    self.init(
      segment: segment, fraction: fraction, weights: [0, 1 - fraction, fraction, 0], rates: [0, -rate, rate, 0])
  }

  /// A Hermite segment. Its tangents are `before` times the difference of the starting key's neighbours, and `after`
  /// times that of the ending key's; nil for the difference of the segment's own two keys.
  init(cubic segment: Int, fraction u: Double, rate: Double, before: Double?, after: Double?) {
    func weights(_ end: Double, _ leaving: Double, _ arriving: Double, start: Double) -> SIMD4<Double> {
      var weights: SIMD4<Double> = [0, start, end, 0]
      weights += leaving * (before.map { [-$0, 0, $0, 0] } ?? [0, -1, 1, 0])
      weights += arriving * (after.map { [0, -$0, 0, $0] } ?? [0, -1, 1, 0])
      return weights
    }
    let rise = u * u * (3 - 2 * u)
    let riseRate = 6 * u * (1 - u)
    self.init(
      segment: segment, fraction: u,
      weights: weights(rise, u * (1 - u) * (1 - u), u * u * (u - 1), start: 1 - rise),
      rates: rate * weights(riseRate, (1 - u) * (1 - 3 * u), u * (3 * u - 2), start: -riseRate))
  }
}
