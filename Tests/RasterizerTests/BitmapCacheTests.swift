import DisplayList
import Foundation
import Testing

@testable import Rasterizer

/// The pixels of a bitmap are made once, and kept by what the bitmap is of.
struct BitmapCacheTests {
  private func bitmap(_ color: CGColor = .black, width: CGFloat = 20, scale: CGFloat = 1) -> Bitmap {
    Bitmap(
      bounds: CGRect(x: 0, y: 0, width: width, height: 12), scale: scale,
      commands: [.fill(RoundedRect(2, 2, 15, 7, radius: 3), color)])
  }

  private func list(_ bitmap: Bitmap) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 40),
      commands: [.bitmap(bitmap, Homography(CGAffineTransform(translationX: 3.3, y: 2)))])
  }

  @Test func equalBitmapsHaveTheSamePixels() throws {
    let rasterizer = Rasterizer()
    let image = try #require(rasterizer.image(of: bitmap()))

    #expect(rasterizer.image(of: bitmap()) === image)
    for other in [bitmap(.white), bitmap(width: 21), bitmap(scale: 2)] {
      #expect(other != bitmap())
      #expect(rasterizer.image(of: other) !== image)
    }
  }

  @Test func whatHasBeenDrawnBeforeIsDrawnTheSame() {
    let rasterizer = Rasterizer()
    let cold = rasterizer.render(list(bitmap()), scale: 2)

    #expect(rasterizer.render(list(bitmap()), scale: 2) == cold)
    #expect(Rasterizer().render(list(bitmap()), scale: 2) == cold)
  }

  @Test func whatWasUsedLongAgoIsForgotten() {
    let rasterizer = Rasterizer()
    func large(_ width: CGFloat) -> Bitmap {
      Bitmap(bounds: CGRect(x: 0, y: 0, width: width, height: 2000), scale: 1, commands: [])
    }
    weak let first = rasterizer.image(of: large(4000))
    #expect(first != nil)
    _ = rasterizer.image(of: large(4001))
    #expect(first != nil)

    _ = rasterizer.image(of: large(4002))

    #expect(first == nil)
  }

  @Test func aBitmapThatCannotBeSeenIsNotMade() {
    let rasterizer = Rasterizer()
    let bitmap = bitmap()
    let places = [
      Homography(CGAffineTransform(translationX: 200, y: 0)),
      Homography(CGAffineTransform(translationX: -30, y: 0).rotated(by: 0.3)),
    ]

    for place in places {
      _ = rasterizer.render(
        DisplayList(size: CGSize(width: 100, height: 40), commands: [.bitmap(bitmap, place)]), scale: 1)
    }

    var isMade = false
    _ = rasterizer.bitmaps.image(of: bitmap) {
      isMade = true
      return solidImage(20, 12, 0)
    }
    #expect(isMade)
  }

  @Test func anEqualBitmapAtTheSamePlaceChangesNoTile() {
    let canvas = Rasterizer().makeCanvas(width: 100, height: 40)
    _ = canvas.draw(list(bitmap()), scale: 1, background: .white)

    #expect(canvas.draw(list(bitmap()), scale: 1, background: .white).isEmpty)
    #expect(!canvas.draw(list(bitmap(.white)), scale: 1, background: .white).isEmpty)
  }

  /// Pictures of one size have one hash, whatever they show.
  @Test func anotherPictureInABitmapIsDrawnAnew() {
    let canvas = Rasterizer().makeCanvas(width: 100, height: 40)
    func frame(_ pixel: UInt32) -> DisplayList {
      let image = solidImage(4, 4, pixel)
      let whole = CGRect(x: 0, y: 0, width: 20, height: 12)
      return list(Bitmap(bounds: whole, scale: 1, commands: [.image(image, whole)]))
    }

    for pixel in [0xFF00_0000, 0xFFFF_0000, 0xFF00_0000, 0xFF00_FF00] as [UInt32] {
      _ = canvas.draw(frame(pixel), scale: 1, background: .white)
      #expect(canvas.pixels[5 * 100 + 10] == pixel)
    }
  }
}
