import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// Pictures read by the texel that a pixel's centre is in, and between two smaller sizes of theirs.
struct SamplingTests {
  private static let motley = image(7, 5) { x, y in
    0xFF00_0000 | UInt32(x * 36) << 16 | UInt32(y * 60) << 8 | UInt32(x * y * 10)
  }

  private static let stripes = image(64, 64) { x, _ in x % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }

  private func picture(
    _ image: CGImage, _ place: CGRect, _ sampling: Sampling, through map: Homography = .identity, side: Int = 60
  ) -> CGImage {
    draw(
      side, side,
      .image(image, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: place, map, sampling))
  }

  /// The texel that the centre of a pixel is in, found by taking it back through the map.
  private func nearest(_ image: CGImage, _ place: CGRect, _ map: CGAffineTransform, _ x: Int, _ y: Int) -> UInt32? {
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(map.inverted())
    let u = (point.x - place.minX) / place.width * CGFloat(image.width)
    let v = (point.y - place.minY) / place.height * CGFloat(image.height)
    // Too near to an edge of the texel to be told, or at the edge of the picture.
    guard abs(u - u.rounded()) > 0.02, abs(v - v.rounded()) > 0.02 else { return nil }
    guard u > 0.3, v > 0.3, u < CGFloat(image.width) - 0.3, v < CGFloat(image.height) - 0.3 else { return nil }
    return image[Int(u), Int(v)]
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(-1, 0, 0, 1, 60, 0),
    CGAffineTransform(rotationAngle: 0.3).concatenating(CGAffineTransform(translationX: 12, y: -3)),
    CGAffineTransform(1, 0.2, -0.3, 0.8, 9, 2),
  ])
  func aPictureThatGrowsShowsTheTexelThatAPixelIsIn(map: CGAffineTransform) {
    let place = CGRect(x: 3.3, y: 4.7, width: 45, height: 47.5)

    let drawn = picture(Self.motley, place, Sampling(growing: .nearest), through: Homography(map))

    var compared = 0
    for y in 0..<60 {
      for x in 0..<60 {
        guard let expected = nearest(Self.motley, place, map, x, y) else { continue }
        compared += 1
        #expect(drawn[x, y] == expected, "at \(x), \(y)")
      }
    }
    #expect(compared > 1000)
  }

  @Test func aPictureThatShrinksShowsOneTexelOfSeveral() {
    let drawn = picture(Self.stripes, CGRect(x: 0, y: 0, width: 16, height: 16), Sampling(shrinking: .nearest))

    // The centre of pixel x is at the edge of texel 4 · x + 2, a white one.
    #expect((0..<16).allSatisfy { drawn[$0, 3] == 0xFFFF_FFFF })
    let smooth = picture(Self.stripes, CGRect(x: 0, y: 0, width: 16, height: 16), .smooth)
    #expect((0..<16).allSatisfy { abs(Int(smooth[$0, 3] & 255) - 128) <= 1 })
  }

  /// Half as large is the second size itself; the quarters of it are the third.
  @Test func aTrilinearPictureIsReadFromTheSizesNextToItsOwn() {
    let steps = image(64, 64) { x, _ in x / 2 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let half = CGRect(x: 0, y: 0, width: 32, height: 32)

    let drawn = picture(steps, half, Sampling(shrinking: .trilinear))
    let softer = picture(steps, half, Sampling(shrinking: .trilinear, bias: 1))
    let sharper = picture(steps, CGRect(x: 0, y: 0, width: 16, height: 16), Sampling(shrinking: .trilinear, bias: -1))

    #expect((0..<32).allSatisfy { drawn[$0, 5] == ($0 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000) })
    #expect((1..<31).allSatisfy { abs(Int(softer[$0, 5] & 255) - 128) <= 1 })
    // The centre of a pixel lies between a white and a black texel of the second size.
    #expect((0..<16).allSatisfy { abs(Int(sharper[$0, 5] & 255) - 128) <= 1 })
  }

  @Test(arguments: [-40, -3.7, -1, -0.25, 0, 0.5, 1, 6.1, 30] as [Float])
  func aBiasCountsTexelsByAPowerOfTwo(bias: Float) {
    let spread = Sampling(shrinking: .trilinear, bias: bias).spread

    #expect(abs(spread / exp2(max(Double(bias), -32)) - 1) < 1e-9)
    if bias == bias.rounded() { #expect(spread == exp2(max(Double(bias), -32))) }
  }

  @Test func aBiasThatIsNotANumberIsNone() {
    #expect(Sampling(shrinking: .trilinear, bias: .nan).spread == 1)
    #expect(Sampling(shrinking: .trilinear, bias: .infinity).spread.isFinite)
  }

  @Test func aBiasIsForTheTrilinearFilterAlone() {
    let place = CGRect(x: 0, y: 0, width: 32, height: 32)

    let (plain, biased) = (
      picture(Self.motley, place, .smooth), picture(Self.motley, place, Sampling(bias: 3))
    )

    #expect(plain == biased)
  }

  @Test func texelForTexelAllFiltersAreTheSame() {
    let place = CGRect(x: 2, y: 3, width: 7, height: 5)
    let plain = picture(Self.motley, place, .smooth)

    for filter in [Sampling.Filter.nearest, .trilinear] {
      #expect(picture(Self.motley, place, Sampling(growing: filter, shrinking: filter)) == plain)
    }
  }

  @Test func aFrameAfterAnotherTakesUpTheNewFilter() {
    let canvas = Rasterizer().makeCanvas(width: 28, height: 20)
    func show(_ sampling: Sampling) {
      let command = DrawCommand.image(
        Self.motley, source: CGRect(x: 0, y: 0, width: 1, height: 1),
        destination: CGRect(x: 0, y: 0, width: 28, height: 20), .identity, sampling)
      _ = canvas.draw(
        DisplayList(size: CGSize(width: 28, height: 20), commands: [command]), scale: 1, background: .clear)
    }

    for _ in 0..<3 { show(.smooth) }
    show(Sampling(growing: .nearest))

    #expect(canvas.pixels[10 * 28 + 13] == Self.motley[3, 2])
    #expect(canvas.pixels[11 * 28 + 15] == Self.motley[3, 2])
  }
}
