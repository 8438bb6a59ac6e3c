import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import TextRendering

struct CoverageMaskTests {
  private static let size = CGSize(width: 12, height: 7)

  /// Four samples make a pixel, wherever the block begins; what lies beside the mask is nothing, and no pixel is more than full.
  @Test func coverageIsTheSumOfTheSamplesInAPixel() throws {
    var random = SplitMix64(seed: 5)
    var mask = CoverageMask()
    for _ in 0..<200 {
      let hasPixels = mask.begin(size: Self.size, scale: 1)
      try #require(hasPixels)
      var expected = [Int](repeating: 0, count: 12 * 7)
      for _ in 0..<3 {
        let (width, height) = (Int.random(in: 1...60, using: &random), Int.random(in: 1...9, using: &random))
        let (column, row) = (Int.random(in: -30...50, using: &random), Int.random(in: -9...8, using: &random))
        // Much of a text is empty.
        let ink = (0..<12).map { _ in Bool.random(using: &random) }
        let samples = (0..<width * height).map { place in
          ink[place % width / 5] ? UInt8.random(in: 0...UInt8.max, using: &random) : 0
        }
        for y in 0..<height {
          for x in 0..<width where row + y >= 0 && row + y < 7 && column + x >= 0 && column + x < 48 {
            expected[(row + y) * 12 + (column + x) / 4] += Int(samples[y * width + x])
          }
        }
        samples.withUnsafeBufferPointer { samples in
          guard let base = samples.baseAddress else { return }
          mask.add(
            CoverageBlock(samples: base, width: width, height: height, stride: width), column: column, row: row)
        }
      }
      // Four samples make a pixel; a half of a step is rounded up.
      let bytes = mask.finish()?.bytes ?? Array(repeating: 0, count: 84)
      #expect(bytes.map(Int.init) == expected.map { (min($0, 1020) + 2) / 4 })
    }
  }
}
