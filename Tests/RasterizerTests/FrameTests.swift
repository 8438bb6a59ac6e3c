import DisplayList
import Foundation
import Rasterizer
import Testing

/// Sizes, backgrounds, and drawing in place.
struct FrameTests {
  @Test(arguments: [(10, 1, 10), (10, 2, 20), (10.2, 2, 21), (33.333333333333336, 3, 100)] as [(Double, Double, Int)])
  func aFrameHasItsSizeTimesTheScaleInPixelsRoundedUp(side: Double, scale: Double, pixels: Int) {
    let image = Rasterizer().render(DisplayList(size: CGSize(width: side, height: 1)), scale: scale)

    #expect(image.width == pixels)
  }

  @Test func anEmptyListIsAllBackgroundBlackIfNoneIsNamed() {
    let list = DisplayList(size: CGSize(width: 2, height: 2))

    #expect(Rasterizer().render(list, scale: 1).pixels == Array(repeating: 0xFF00_0000, count: 4))
    #expect(Rasterizer().render(list, scale: 1, background: .clear).pixels == Array(repeating: 0, count: 4))
  }

  @Test func drawingInPlaceLeavesWhatIsBetweenTheRowsAlone() {
    let list = DisplayList(
      size: CGSize(width: 3, height: 3), commands: [.fill(RoundedRect(1, 1, 9, 9), .white)])
    var pixels = [UInt32](repeating: 0x1234_5678, count: 5 * 3)

    pixels.withUnsafeMutableBufferPointer {
      Rasterizer().render(list, scale: 1, background: .black, into: $0, width: 3, height: 3, stride: 5)
    }

    let (b, w, free): (UInt32, UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF, 0x1234_5678)
    #expect(pixels == [b, b, b, free, free, b, w, w, free, free, b, w, w, free, free])
  }

  @Test func rowsThatDoNotFitInTheMemoryGivenAreLeftOut() {
    let list = DisplayList(size: CGSize(width: 2, height: 4))
    var pixels = [UInt32](repeating: 7, count: 5)

    pixels.withUnsafeMutableBufferPointer {
      Rasterizer().render(list, scale: 1, background: .white, into: $0, width: 2, height: 4, stride: 2)
      Rasterizer().render(list, scale: 1, background: .white, into: $0, width: 6, height: 4, stride: 6)
      Rasterizer().render(list, scale: 1, background: .white, into: $0, width: 2, height: 4, stride: 1)
      Rasterizer().render(list, scale: 1, background: .white, into: $0, width: -2, height: -1, stride: 2)
    }

    #expect(pixels == [.max, .max, .max, .max, 7])
  }
}
