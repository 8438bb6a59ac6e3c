import DisplayList
import Foundation
import Synchronization
import Testing

struct CGImageTests {
  @Test func anImageHasAsManyPixelsAsItsSizeSays() {
    #expect(CGImage(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
    #expect(CGImage(width: 0, height: 0, pixels: []) == nil)
    #expect(CGImage(width: -1, height: -1, pixels: [1]) == nil)
    #expect(CGImage(width: 2, height: 1, pixels: [1, 2])?.pixels == [1, 2])
  }

  @Test func imagesAreEqualWhenTheirPixelsAre() {
    let image = CGImage(width: 2, height: 1, pixels: [1, 2])

    #expect(image == CGImage(width: 2, height: 1, pixels: [1, 2]))
    #expect(image != CGImage(width: 1, height: 2, pixels: [1, 2]))
    #expect(image != CGImage(width: 2, height: 1, pixels: [1, 3]))
    #expect(image?.hashValue == CGImage(width: 2, height: 1, pixels: [1, 2])?.hashValue)
  }

  @Test func pixelsThatAreMadeLaterAreMadeOnceWhoeverAsks() async {
    let count = Atomic(0)
    let image = CGImage(width: 2, height: 1, isOpaque: false) {
      count.add(1, ordering: .relaxed)
      return [0xFF00_0001, 2]
    }
    #expect(image.width == 2 && image.height == 1 && count.load(ordering: .relaxed) == 0)

    await withTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<8 { group.addTask { image.pixels } }
      for await pixels in group { #expect(pixels == [0xFF00_0001, 2]) }
    }

    #expect(count.load(ordering: .relaxed) == 1)
    #expect(image == CGImage(width: 2, height: 1, pixels: [0xFF00_0001, 2]))
    #expect(image.hashValue == CGImage(width: 2, height: 1, pixels: [0xFF00_0001, 2])?.hashValue)
    #expect(!image.isOpaque)
    #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))?.pixels == [2])
  }
}
