import Foundation
import Testing

@testable import DisplayList

/// Where the parts of a picture lie whose edges keep their size.
struct NinePartTests {
  /// A picture of 40 × 20 points with edges of 10 left, 10 right, 5 above and 5 below.
  private let stretched = NinePart(center: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), isTiled: false)
  private let size = CGSize(width: 40, height: 20)

  private func pieces(_ parts: NinePart, _ width: CGFloat, _ height: CGFloat) -> [NinePart.Piece] {
    parts.pieces(of: size, in: CGRect(x: 100, y: 200, width: width, height: height), pixel: 1)
  }

  @Test func edgesKeepTheirSizeAndTheMiddleTakesTheRest() {
    let pieces = pieces(stretched, 140, 50)
    #expect(
      pieces.map(\.destination) == [
        CGRect(x: 100, y: 200, width: 10, height: 5), CGRect(x: 110, y: 200, width: 120, height: 5),
        CGRect(x: 230, y: 200, width: 10, height: 5), CGRect(x: 100, y: 205, width: 10, height: 40),
        CGRect(x: 110, y: 205, width: 120, height: 40), CGRect(x: 230, y: 205, width: 10, height: 40),
        CGRect(x: 100, y: 245, width: 10, height: 5), CGRect(x: 110, y: 245, width: 120, height: 5),
        CGRect(x: 230, y: 245, width: 10, height: 5),
      ])
    #expect(pieces[4].source == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    #expect(pieces[8].source == CGRect(x: 0.75, y: 0.75, width: 0.25, height: 0.25))
  }

  @Test func edgesWithoutRoomShareIt() {
    let pieces = pieces(stretched, 10, 20)
    #expect(pieces.map(\.destination.width) == [5, 5, 5, 5, 5, 5])
    #expect(pieces.map(\.destination.minX) == [100, 105, 100, 105, 100, 105])
    #expect(self.pieces(stretched, 0, 0).isEmpty)
  }

  /// A middle of 20 points over 50: twice whole, and half of it.
  @Test func aMiddleThatIsRepeatedIsCutAtItsEnd() {
    let tiled = NinePart(center: CGRect(x: 0.25, y: 0, width: 0.5, height: 1), isTiled: true)
    let pieces = pieces(tiled, 70, 20)
    #expect(pieces.map(\.destination.minX) == [100, 110, 130, 150, 160])
    #expect(pieces.map(\.destination.width) == [10, 20, 20, 10, 10])
    #expect(pieces.map(\.source.minX) == [0, 0.25, 0.25, 0.25, 0.75])
    #expect(pieces.map(\.source.width) == [0.25, 0.5, 0.5, 0.25, 0.25])
  }

  @Test func aMiddleOfAPixelIsStretched() {
    let tiled = NinePart(center: CGRect(x: 0.5, y: 0.5, width: 1 / 40, height: 1 / 20), isTiled: true)
    #expect(pieces(tiled, 400, 200).count == 9)
  }

  @Test func aPlainPictureIsOnePiece() {
    #expect(pieces(.plain, 70, 30).map(\.source) == [CGRect(x: 0, y: 0, width: 1, height: 1)])
    let beyond = NinePart(center: CGRect(x: -1, y: -1, width: 5, height: 5), isTiled: false)
    #expect(pieces(beyond, 70, 30) == pieces(.plain, 70, 30))
  }
}
