import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// Eight-bit arithmetic of laying colours over each other.
struct BlendTests {
  /// x · a / 255 rounded to nearest, in exact integers.
  private func product(_ x: UInt32, _ a: UInt32) -> UInt32 { (2 * x * a + 255) / 510 }

  @Test func productsOfChannelsAreRoundedToNearestForEveryPair() {
    var wrong = 0
    for a in UInt32(0)...255 {
      let lanes = Lanes(repeating: UInt16(a))
      for x in UInt32(0)...255 {
        let truth = product(x, a)
        let pixel = x << 24 | x << 16 | x << 8 | x
        let expected = truth << 24 | truth << 16 | truth << 8 | truth
        if multiply(UInt8(x), UInt8(a)) != UInt8(truth) { wrong += 1 }
        if scale(pixel, by: a) != expected { wrong += 1 }
        if scale(SIMD4(repeating: pixel), by: lanes) != SIMD4(repeating: expected) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func aColourOverItselfStaysItselfAtAnyCoverage() {
    var wrong = 0
    for coverage in UInt32(0)...255 {
      let white = scale(0xFFFF_FFFF, by: coverage)
      if over(white, 0xFFFF_FFFF) != 0xFFFF_FFFF { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func noChannelOverflowsOrExceedsItsAlpha() {
    var random = SplitMix64(seed: 7)
    var wrong = 0
    for _ in 0..<20_000 {
      let (source, under) = (premultiplied(&random), premultiplied(&random))
      let result = over(source, under)
      let alpha = result >> 24
      if [result & 255, result >> 8 & 255, result >> 16 & 255].contains(where: { $0 > alpha }) { wrong += 1 }
      let expected = channels(source) + channels(under) * (1 - Double(source >> 24) / 255)
      if (channels(result) - expected).max() > 0.51 || (channels(result) - expected).min() < -0.51 { wrong += 1 }
    }
    #expect(wrong == 0, "seed 7")
  }

  /// One rounding of the sum, and one of the source's alpha.
  @Test func aPixelTimesAFactorIsLaidWithOneRounding() {
    var random = SplitMix64(seed: 9)
    var wrong = 0
    for index in 0..<40_000 {
      let (source, under) = (premultiplied(&random), premultiplied(&random))
      let factor = index < 512 ? UInt32(index / 2) : UInt32.random(in: 0...255, using: &random)
      let result = over(source, by: factor, under)
      let shown = channels(source) * Double(factor) / 255
      let error = channels(result) - (shown + channels(under) * (1 - shown.w / 255))
      let bound = 0.5 + channels(under).max() / 255 * 0.5 + 1e-9
      if error.max() > bound || error.min() < -bound { wrong += 1 }
      if [result & 255, result >> 8 & 255, result >> 16 & 255].contains(where: { $0 > result >> 24 }) { wrong += 1 }
      let four = over(
        SIMD4(repeating: source), by: Lanes(repeating: UInt16(factor)), SIMD4(0, under, 0xFFFF_FFFF, under))
      if four.y != result || four.x != over(source, by: factor, 0) || four.z != over(source, by: factor, 0xFFFF_FFFF) {
        wrong += 1
      }
    }
    for factor in UInt32(0)...255 where over(0xFFFF_FFFF, by: factor, 0xFFFF_FFFF) != 0xFFFF_FFFF { wrong += 1 }
    #expect(wrong == 0, "seed 9")
  }

  @Test func runsOfAnyLengthAndOffsetAreLaidAsSinglePixelsAre() {
    var random = SplitMix64(seed: 8)
    for count in 0..<23 {
      let under = (0..<count).map { _ in premultiplied(&random) }
      let source = (0..<count).map { _ in premultiplied(&random) }
      let coverage = UInt8.random(in: 0...255, using: &random)
      var (covered, whole) = (under, under)
      source.withUnsafeBufferPointer { source in
        guard let base = source.baseAddress else { return }
        covered.withUnsafeMutableBufferPointer { $0.baseAddress?.lay(base, count: count, coverage: coverage) }
        whole.withUnsafeMutableBufferPointer { $0.baseAddress?.lay(base, count: count, coverage: 255) }
      }
      #expect(
        covered == zip(source, under).map { over($0, by: UInt32(coverage), $1) }, "seed 8, \(count) pixels")
      #expect(whole == zip(source, under).map { over($0, $1) }, "seed 8, \(count) pixels")
    }
  }

  /// Covered alike or each by itself, in all of the columns or cut; what is beside them stays, up to the end of the memory.
  @Test(arguments: [255, 140] as [UInt8]) func aColorIsLaidOnRowsAsOnTheirSinglePixels(opacity: UInt8) {
    var random = SplitMix64(seed: 10)
    let (width, height) = (26, 3)
    let rows = 1..<3
    for start in 0..<6 {
      for end in start + 1...width {
        let under = (0..<width * height).map { _ in premultiplied(&random) }
        let color = premultiplied(&random) | (Bool.random(using: &random) ? 0xFF00_0000 : 0)
        let even = UInt8.random(in: 1...255, using: &random)
        let isEven = Bool.random(using: &random)
        let coverages = (start..<end).map { _ in isEven ? even : UInt8.random(in: 0...255, using: &random) }
        let columns = Int.random(in: 0...8, using: &random)..<Int.random(in: 9...width, using: &random)
        var spans = SpanRows()
        spans.beginRow(width)
        if isEven { spans.append(start, end, even) } else { spans.appendUneven(start, end - start) { coverages[$0] } }
        spans.endRow()

        var laid = under
        laid.withUnsafeMutableBufferPointer { pixels in
          guard let base = pixels.baseAddress else { return }
          let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
          let surface = Surface(base, bounds: bounds, stride: width)
          surface.lay(color, opacity: opacity, over: spans[0], columns, rows)
        }

        let expected = under.enumerated().map { index, under in
          let (x, y) = (index % width, index / width)
          guard rows.contains(y), columns.contains(x), start..<end ~= x else { return under }
          let coverage = UInt32(coverages[x - start])
          return opacity == 255
            ? over(color, by: coverage, under) : over(scale(color, by: coverage), by: UInt32(opacity), under)
        }
        #expect(laid == expected, "seed 10, \(start)..<\(end) in \(columns)")
      }
    }
  }

  @Test func coloursAreClampedAndWhatIsNotANumberCountsAsNothing() {
    let overshooting = CGColor(red: 1.5, green: -0.5, blue: 0.5, alpha: 2)
    let broken = CGColor(red: .nan, green: 1, blue: .infinity, alpha: 1)

    #expect(overshooting.premultipliedPixel() == 0xFFFF_0080)
    #expect(broken.premultipliedPixel() == 0xFF00_FFFF)
    #expect(CGColor(gray: 1, alpha: .nan).premultipliedPixel() == 0)
  }

  @Test func anOpaqueFillIsExactlyItsColourOnAnyBackground() {
    let color = CGColor(red: 1.0 / 255, green: 128.0 / 255, blue: 254.0 / 255, alpha: 1)

    let picture = draw(3, 3, on: CGColor(gray: 0.3, alpha: 0.7), .fill(RoundedRect(-1, -1, 9, 9), color))

    #expect(picture.pixels.allSatisfy { $0 == 0xFF01_80FE })
  }

  private func premultiplied(_ random: inout SplitMix64) -> UInt32 {
    let alpha = UInt32.random(in: 0...255, using: &random)
    let color = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
    return alpha << 24 | color[0] << 16 | color[1] << 8 | color[2]
  }
}
