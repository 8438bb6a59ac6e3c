import DisplayList

/// Finds texel coordinates, in 256ths of a texel, for runs of pixels in one row.
struct TexelCoordinates {
  private let map: Homography
  private let y: Double
  private let low, high: SIMD2<Double>
  /// The coordinates along the row, where they follow straight lines.
  private let lines: (u: FixedLine, v: FixedLine)?

  /// - Parameters:
  ///   - y: The row of pixels.
  ///   - end: Where the row ends.
  init(_ map: Homography, y: Int, end: Int, texels: PixelRect) {
    let y = Double(y) + 0.5
    (self.map, self.y) = (map, y)
    low = SIMD2(Double(texels.minX), Double(texels.minY))
    high = SIMD2(Double(texels.maxX), Double(texels.maxY))
    if map.isAffine,
      let u = FixedLine(origin: map.a * 0.5 + map.c * y + map.tx, step: map.a, count: end),
      let v = FixedLine(origin: map.b * 0.5 + map.d * y + map.ty, step: map.b, count: end)
    {
      lines = (u, v)
    } else {
      lines = nil
    }
  }

  /// Finds the coordinates of `count` pixels from `x` on, clamped to the texels.
  func find(from x: Int, count: Int, _ u: UnsafeMutablePointer<Int32>, _ v: UnsafeMutablePointer<Int32>) {
    if let lines {
      follow(lines.u, from: x, count: count, Int(low.x) << 8, Int(high.x) << 8, into: u)
      follow(lines.v, from: x, count: count, Int(low.y) << 8, Int(high.y) << 8, into: v)
    } else {
      project(from: x, count: count, u, v)
    }
  }

  private func follow(
    _ line: FixedLine, from x: Int, count: Int, _ low: Int, _ high: Int, into target: UnsafeMutablePointer<Int32>
  ) {
    for index in 0..<count {
      let position = (line[x &+ index] &+ 1 << 23) >> 24
      target[index] = Int32(truncatingIfNeeded: min(max(position, low), high))
    }
  }

  private func project(from x: Int, count: Int, _ u: UnsafeMutablePointer<Int32>, _ v: UnsafeMutablePointer<Int32>) {
    let (a, b, p): (Double, Double, Double) = (map.a, map.b, map.p)
    let origin = SIMD3<Double>(map.c * y + map.tx, map.d * y + map.ty, map.q * y + map.r)
    for index in 0..<count {
      let x = Double(x &+ index) + 0.5
      let nearness = 256 / (p * x + origin.z)
      u[index] = fixed((a * x + origin.x) * nearness, 256 * low.x, 256 * high.x)
      v[index] = fixed((b * x + origin.y) * nearness, 256 * low.y, 256 * high.y)
    }
  }

  /// Rounded to a whole number; clamped so that a point near the horizon, or none at all, stays in the picture.
  @inline(__always)
  private func fixed(_ value: Double, _ low: Double, _ high: Double) -> Int32 {
    nearest(value > low ? (value < high ? value : high) : low)
  }
}

/// The whole number next to one that is not far from 0.
///
/// Adding 1.5 · 2⁵² leaves no room for a fraction, and puts the whole number into the lowest bits.
@inline(__always)
func nearest(_ value: Double) -> Int32 { Int32(truncatingIfNeeded: (value + 0x1.8p52).bitPattern) }
