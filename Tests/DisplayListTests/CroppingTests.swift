import DisplayList
import Foundation
import Testing

@Suite struct CroppingTests {
  private let image = CGImage(width: 4, height: 3, pixels: (0..<12).map { UInt32($0) })

  @Test func aPartHasThePixelsOfItsRowsAndColumns() throws {
    let part = try #require(image?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect((part.width, part.height) == (2, 2))
    #expect(part.pixels == [5, 6, 9, 10])
  }

  @Test func whatIsOutsideIsLeftOutAndPartsOfPixelsAreTakenWhole() throws {
    let part = try #require(image?.cropping(to: CGRect(x: 2.5, y: -1, width: 10, height: 1.5)))
    #expect((part.width, part.height) == (2, 1))
    #expect(part.pixels == [2, 3])
  }

  @Test func nothingIsNoPicture() {
    #expect(image?.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
    #expect(image?.cropping(to: .null) == nil)
    #expect(image?.cropping(to: .zero) == nil)
  }
}
