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

  @Test func aColorThatIsNotANumberMultipliesByNothing() {
    let image = CGImage(width: 1, height: 1, pixels: [0xFF80_C040])
    let color = CGColor(red: .nan, green: 0.5, blue: .infinity, alpha: 1)

    #expect(image?.multiplied(by: color).pixels == [0xFF00_6040])
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

  /// A picture that is drawn over all of a context is what the context made: nothing is drawn twice.
  @Test func aPictureDrawnFromEdgeToEdgeIsThatPicture() throws {
    let picture = try #require(CGImage(width: 4, height: 2, pixels: Array(repeating: 0xFF00_0001, count: 8)))
    func drawn(in rect: CGRect, scale: CGFloat = 2, then more: (CGContext) -> Void = { _ in }) throws -> CGImage {
      let context = CGContext(size: CGSize(width: 2, height: 1), scale: scale)
      context.draw(picture, in: rect, isUpright: true)
      more(context)
      return try #require(context.makeImage())
    }
    let whole = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(try drawn(in: whole) === picture)
    #expect(try drawn(in: whole, scale: 1).width == 2)
    #expect(try drawn(in: whole.offsetBy(dx: 1, dy: 0)) !== picture)
    #expect(try drawn(in: whole) { $0.fill(whole) } !== picture)
  }

  @Test func theInkIsWhereAPictureIsNotClear() throws {
    func ink(_ rows: [[UInt32]]) throws -> [Range<Int>] {
      let image = try #require(CGImage(width: rows[0].count, height: rows.count, pixels: rows.flatMap(\.self)))
      return [image.inkBounds.columns, image.inkBounds.rows]
    }
    #expect(try ink([[0, 0, 0, 0], [0, 0, 9, 0], [0, 9, 0, 0], [0, 0, 0, 0]]) == [1..<3, 1..<3])
    #expect(try ink([[0, 0, 0], [0, 0, 9]]) == [2..<3, 1..<2])
    #expect(try ink([[9, 0, 0], [0, 0, 0]]) == [0..<1, 0..<1])
    #expect(try ink([[0, 0]]).allSatisfy(\.isEmpty))
    #expect(try ink([[0xFF00_0000, 0xFF00_0001]]) == [0..<2, 0..<1])
  }
}
