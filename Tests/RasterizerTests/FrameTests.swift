import DisplayList
import Foundation
import Rasterizer
import Testing

/// Sizes and backgrounds.
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
}
