import DisplayList
import Foundation
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
}
