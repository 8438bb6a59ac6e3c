import DisplayList
import Foundation

/// A picture read between its texels, in doubles; beyond its edge, the edge goes on.
struct BilinearPicture {
  let image: CGImage

  /// Blue, green, red and alpha at a point, in texels from the top left.
  subscript(x: Double, y: Double) -> SIMD4<Double> {
    let (x, y) = (x - 0.5, y - 0.5)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (across, down) = (x - left, y - top)
    let upper = texel(left, top) * (1 - across) + texel(left + 1, top) * across
    let lower = texel(left, top + 1) * (1 - across) + texel(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }

  private func texel(_ x: Double, _ y: Double) -> SIMD4<Double> {
    let (column, row) = (min(max(Int(x), 0), image.width - 1), min(max(Int(y), 0), image.height - 1))
    return channels(image[column, row])
  }
}

/// The largest difference of any channel.
func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { max((a - b).max(), (b - a).max()) }
