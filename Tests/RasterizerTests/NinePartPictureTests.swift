import DisplayList
import Foundation
import Rasterizer
import Testing

/// Pictures in parts whose edges keep their size, as pixels.
struct NinePartPictureTests {
  private func commands(_ image: CGImage, _ parts: NinePart, in rect: CGRect) -> [DrawCommand] {
    let size = CGSize(width: image.width, height: image.height)
    let pieces = parts.pieces(of: size, in: rect, pixel: 1).flatMap { piece -> [DrawCommand] in
      [
        .pushGroup(opacity: 1),
        .image(image, source: piece.source, destination: piece.destination, .identity), .popGroup,
      ]
    }
    return [.pushMix] + pieces + [.popGroup]
  }

  private func picture(_ image: CGImage, _ parts: NinePart, in rect: CGRect) -> CGImage {
    let list = DisplayList(size: CGSize(width: 20, height: 20), commands: commands(image, parts, in: rect))
    return Rasterizer().render(list, scale: 1, background: .clear)
  }

  /// A picture of one colour shows no seams wherever its parts meet.
  @Test(arguments: [0.0, 0.25, 0.37, 0.5, 0.81])
  func partsMeetWithoutASeam(shift: CGFloat) throws {
    let image = try #require(CGImage(width: 4, height: 4, pixels: [UInt32](repeating: 0xFF40_80C0, count: 16)))
    let parts = NinePart(center: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), isTiled: true)
    let rect = CGRect(x: 2 + shift, y: 3 + shift, width: 13.3, height: 11.7)
    let whole = draw(20, 20, .image(image, rect))
    #expect(difference(picture(image, parts, in: rect), whole) <= 2)
  }

  /// Three columns of 1 pixel, the middle one over seven: nothing of its neighbours gets into it.
  @Test func aMiddleIsStretchedByItself() throws {
    let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
    let image = try #require(CGImage(width: 3, height: 1, pixels: [red, green, blue]))
    let parts = NinePart(center: CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1), isTiled: false)
    let shown = picture(image, parts, in: CGRect(x: 0, y: 0, width: 9, height: 1))
    #expect((0..<9).map { shown[$0, 0] } == [red] + [UInt32](repeating: green, count: 7) + [blue])
  }

  @Test func aMiddleIsRepeated() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    let image = try #require(CGImage(width: 4, height: 1, pixels: pixels))
    let parts = NinePart(center: CGRect(x: 0.25, y: 0, width: 0.5, height: 1), isTiled: true)
    let shown = picture(image, parts, in: CGRect(x: 0, y: 0, width: 9, height: 1))
    #expect((0..<9).map { shown[$0, 0] } == [0, 1, 2, 1, 2, 1, 2, 1, 3].map { pixels[$0] })
  }
}
