import DisplayList
import Foundation
import Testing

/// A picture of one colour is its coverage and the colour.
struct StencilTests {
  private let coverage: Coverage

  init() throws {
    coverage = try #require(Coverage(width: 4, height: 3, bytes: [0, 0, 0, 0, 0, 51, 255, 0, 0, 0, 102, 0]))
  }

  @Test func itsPixelsAreTheColorTimesTheCoverage() {
    let image = CGImage(Stencil(coverage, color: CGColor(red: 1, green: 0.4, blue: 0, alpha: 0.6)))

    // 0.6 · 255 = 153 of alpha and red, 0.24 · 255 = 61 of green; a fifth of them is 31 and 12, two fifths 61 and 24.
    let expected: [UInt32] = [0, 0, 0, 0, 0, 0x1F1F_0C00, 0x9999_3D00, 0, 0, 0, 0x3D3D_1800, 0]
    #expect(image.pixels == expected)
    #expect(image.width == 4 && image.height == 3)
  }

  @Test func whereItIsClearIsFoundInTheCoverage() {
    let bounds = CGImage(Stencil(coverage, color: .clear)).inkBounds

    #expect(bounds.columns == 1..<3 && bounds.rows == 1..<3)
  }

  @Test func aPartOfItIsOfTheSameColor() {
    let image = CGImage(Stencil(coverage, color: .white))

    let part = image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))

    #expect(part?.stencil?.color == .white)
    #expect(part?.pixels == [0x3333_3333, 0xFFFF_FFFF, 0, 0x6666_6666])
  }

  @Test func equalOnesHaveEqualCoverageAndColor() throws {
    let same = try #require(Coverage(width: 4, height: 3, bytes: coverage.bytes))
    let narrow = try #require(Coverage(width: 3, height: 4, bytes: coverage.bytes))
    let image = CGImage(Stencil(coverage, color: .black))

    #expect(image == CGImage(Stencil(same, color: .black)))
    #expect(image != CGImage(Stencil(same, color: .white)))
    #expect(image != CGImage(Stencil(narrow, color: .black)))
  }

  @Test(arguments: [1, 0.5]) func nothingShowsThroughAFullOneOfAnOpaqueColor(alpha: Double) throws {
    let full = try #require(Coverage(width: 2, height: 1, bytes: [255, 255]))

    #expect(CGImage(Stencil(full, color: CGColor(gray: 0.5, alpha: alpha))).isOpaque == (alpha == 1))
    #expect(!CGImage(Stencil(coverage, color: .black)).isOpaque)
  }

  @Test func bytesThatAreNoPictureAreNone() {
    #expect(Coverage(width: 2, height: 2, bytes: [1, 2, 3]) == nil)
    #expect(Coverage(width: 0, height: 2, bytes: []) == nil)
  }
}
