import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// What is masked is drawn as one picture, and multiplied by the alpha of another.
struct MaskTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.6)
  private let everything = RoundedRect(-100, -100, 300, 300)

  @Test(arguments: 0..<12)
  func aMaskedPictureIsThePictureTimesTheMasksAlpha(seed: Int) {
    var random = SplitMix64(seed: 9000 + seed)
    let (shapes, maps) = (
      (0..<3).map { _ in random.roundedRect() }, (0..<3).map { _ in random.affineMap(middle: 14) }
    )
    let mask = [
      DrawCommand.fill(shapes[0], CGColor(gray: 0.3, alpha: 0.7), maps[0]),
      .shadow(.roundedRect(shapes[1]), blur: 2, .black, maps[1]),
    ]
    let content = [DrawCommand.fill(everything, red), .fill(shapes[2], blue, maps[2])]

    let masked = picture([.beginMask] + mask + [.pushMask] + content + [.popMask])

    let (alpha, whole) = (picture(mask), picture(content))
    let worst =
      masked.pixels.indices.map { index in
        let expected = channels(whole.pixels[index]) * (Double(alpha.pixels[index] >> 24) / 255)
        let error = channels(masked.pixels[index]) - expected
        return max(error.max(), -error.min())
      }.max() ?? .infinity
    #expect(worst <= 1, "seed \(seed)")
    #expect(masked.coveredArea > 1 && masked.coveredArea < whole.coveredArea, "seed \(seed)")
  }

  @Test func aMaskOfOneOpaqueShapeLetsThroughWhatAClipDoes() {
    let shape = RoundedRect(2.3, 3.1, 14, 12, radius: 6)
    let content = [DrawCommand.fill(everything, red)]

    let masked = picture([.beginMask, .fill(shape, .black), .pushMask] + content + [.popMask])

    #expect(masked == picture([.clip(shape)] + content + [.popClip]))
  }

  @Test func anOpaqueLayerInsideAHalfTransparentMaskHidesWhatIsBehindIt() {
    let half = CGColor(gray: 0, alpha: 0.5)

    let masked = draw(
      1, 1, on: .white, .beginMask, .fill(everything, half), .pushMask, .fill(everything, red),
      .fill(everything, .black), .popMask)

    #expect(channels(masked[0, 0]) == SIMD4(127, 127, 127, 255))
  }

  @Test func masksNestUnderClipsAndGroupsAndEndWithTheirPop() {
    let half = CGColor(gray: 0, alpha: 0.5)
    let left = RoundedRect(0, 0, 4, 8)

    let masked = draw(
      8, 8, .clip(RoundedRect(0, 0, 8, 4)), .pushGroup(opacity: 0.5), .beginMask, .fill(left, .black), .pushMask,
      .beginMask, .fill(everything, half), .pushMask, .fill(everything, .white), .popMask, .popMask,
      .fill(RoundedRect(6, 0, 2, 8), .white), .popGroup, .popClip)

    #expect((60...66) ~= masked.alpha(1, 1))
    #expect(masked.alpha(1, 6) == 0)
    #expect(masked.alpha(5, 1) == 0)
    #expect((126...129) ~= masked.alpha(7, 1))
  }

  @Test(arguments: 0..<6)
  func throughAnInverseMaskShowsWhatTheMaskHides(seed: Int) {
    var random = SplitMix64(seed: 9100 + seed)
    let mask = [
      DrawCommand.fill(random.roundedRect(), CGColor(gray: 0.3, alpha: 0.7), random.affineMap(middle: 14)),
      .fill(random.roundedRect(), .black, random.affineMap(middle: 14)),
    ]
    let content = [DrawCommand.fill(everything, red), .fill(random.roundedRect(), blue, random.affineMap(middle: 14))]

    let masked = picture([.beginMask] + mask + [.pushInverseMask] + content + [.popMask])

    let (alpha, whole) = (picture(mask), picture(content))
    let worst =
      masked.pixels.indices.map { index in
        let expected = channels(whole.pixels[index]) * (1 - Double(alpha.pixels[index] >> 24) / 255)
        let error = channels(masked.pixels[index]) - expected
        return max(error.max(), -error.min())
      }.max() ?? .infinity
    #expect(worst <= 1, "seed \(seed)")
    #expect(masked.coveredArea > 1 && masked.coveredArea < whole.coveredArea, "seed \(seed)")
  }

  @Test func throughAnEmptyInverseMaskEverythingShows() {
    let masked = draw(100, 40, .beginMask, .pushInverseMask, .fill(RoundedRect(3, 3, 90, 30), red), .popMask)

    #expect(masked == draw(100, 40, .fill(RoundedRect(3, 3, 90, 30), red)))
  }

  @Test func anEmptyMaskHidesEverythingUntilItsPop() {
    let masked = draw(
      8, 8, .beginMask, .pushMask, .fill(everything, red), .popMask, .fill(RoundedRect(0, 0, 1, 1), .white))

    #expect(masked.coveredArea == 1)
  }

  @Test func aMaskThatIsNeverUsedOrNeverClosedBreaksNothing() {
    let unused = draw(4, 4, .fill(RoundedRect(0, 0, 1, 1), red), .beginMask, .fill(everything, .white))
    let stray = draw(4, 4, .pushMask, .popMask, .fill(RoundedRect(0, 0, 1, 1), red))
    let open = draw(4, 4, .beginMask, .fill(RoundedRect(0, 0, 1, 1), .black), .pushMask, .fill(everything, red))

    #expect(unused.coveredArea == 1)
    #expect(stray == unused)
    #expect(open == unused)
  }

  @Test(arguments: [1, 3, 28])
  func theNumberOfBandsChangesNoByteOfAMask(bands: Int) {
    let commands: [DrawCommand] = [
      .fill(everything, blue), .beginMask, .shadow(.roundedRect(RoundedRect(9, 9, 8, 8)), blur: 3, .black, .identity),
      .pushMask, .fill(everything, red), .popMask,
    ]
    let list = DisplayList(size: CGSize(width: 28, height: 28), commands: commands)

    #expect(Rasterizer(bandCount: bands).render(list, scale: 1) == Rasterizer(bandCount: nil).render(list, scale: 1))
  }

  @Test func byTheEvenOddRuleASquareInASquareIsAHoleWhicheverWayItRuns() {
    let (outer, inner) = (Path(RoundedRect(1, 1, 10, 10)), Path(RoundedRect(4.5, 4.5, 3, 3)))
    let frame = Path(outer.elements + inner.elements)

    let holed = draw(12, 12, .fill(.evenOddPath(frame), .white, .identity))
    let full = draw(12, 12, .fill(.path(frame), .white, .identity))

    #expect(abs(holed.coveredArea - 91) < 0.05)
    #expect(holed.alpha(6, 6) == 0)
    #expect(full.coveredArea == 100)
  }

  private func picture(_ commands: [DrawCommand]) -> CGImage {
    let list = DisplayList(size: CGSize(width: 28, height: 28), commands: commands)
    return Rasterizer().render(list, scale: 1, background: .clear)
  }
}
