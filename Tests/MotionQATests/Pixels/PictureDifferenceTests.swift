import InterludeUI
import Rasterizer
import Testing

@testable import MotionQA

struct PictureDifferenceTests {
  /// A disc on white; the rasterizer smooths its edge.
  private func disc(at x: CGFloat = 20, _ color: CGColor = CGColor(gray: 0, alpha: 1)) -> CGImage {
    var list = DisplayList(size: CGSize(width: 40, height: 40))
    let box = CGRect(x: x - 12, y: 8, width: 24, height: 24)
    list.commands = [.fill(.roundedRect(RoundedRect(box, radius: 12)), color, .identity)]
    return Rasterizer().render(list, scale: 1, background: CGColor(gray: 1, alpha: 1))
  }

  private func count(_ expected: CGImage, _ actual: CGImage, _ measure: PixelMeasure) -> Int {
    PictureDifference(from: expected, to: actual, measure: measure).count
  }

  @Test(arguments: PixelMeasure.allCases) func thePictureItselfIsTheSame(measure: PixelMeasure) {
    #expect(count(disc(), disc(), measure) == 0)
  }

  @Test func oneBitCountsExactlyAndIsNotPerceived() throws {
    let image = disc()
    var pixels = image.pixels
    pixels[5 * 40 + 7] ^= 1
    let other = try #require(CGImage(width: 40, height: 40, pixels: pixels))

    let difference = PictureDifference(from: image, to: other, measure: .exact)
    #expect(difference.count == 1 && difference.box == CGRect(x: 7, y: 5, width: 1, height: 1))
    #expect(count(image, other, .perceptual) == 0)
  }

  @Test func anEdgeThatIsSmoothedOtherwiseIsNotPerceived() {
    // A quarter of a point to the side: only the edge's pixels change.
    #expect(count(disc(), disc(at: 20.25), .exact) > 20)
    #expect(count(disc(), disc(at: 20.25), .perceptual) == 0)
  }

  /// Two of 255 levels are nothing, three are another surface; by itself a pixel may be twenty levels off.
  @Test(arguments: [(2, false), (3, true), (24, true)]) func aSurfaceIsOfAnotherColourByThreeLevels(
    levels: Int, isSeen: Bool
  )
    throws
  {
    let level = UInt32(255 - levels)
    let white = try #require(CGImage(width: 20, height: 20, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 400)))
    let grey = 0xFF00_0000 | level << 16 | level << 8 | level
    let other = try #require(CGImage(width: 20, height: 20, pixels: [UInt32](repeating: grey, count: 400)))
    #expect(count(white, other, .perceptual) == (isSeen ? 400 : 0))
    var pixels = white.pixels
    pixels[5 * 20 + 7] = grey
    #expect(count(white, try #require(CGImage(width: 20, height: 20, pixels: pixels)), .perceptual) == 0)
  }

  @Test func aMoveAndAnotherColourArePerceived() {
    #expect(count(disc(), disc(at: 23), .perceptual) > 30)
    let red = disc(at: 20, CGColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1))
    #expect(count(disc(at: 20, CGColor(red: 0.1, green: 0.5, blue: 0.1, alpha: 1)), red, .perceptual) > 350)
  }

  /// A line of one pixel is no smoothed edge.
  @Test func aLineThatIsGoneIsPerceived() throws {
    let white = [UInt32](repeating: 0xFFFF_FFFF, count: 400)
    var lined = white
    for x in 0..<20 { lined[10 * 20 + x] = 0xFF00_0000 }
    let (plain, line) = (
      try #require(CGImage(width: 20, height: 20, pixels: white)),
      try #require(CGImage(width: 20, height: 20, pixels: lined))
    )
    #expect(count(plain, line, .perceptual) == 20)
    #expect(count(line, plain, .perceptual) == 20)
  }
}
