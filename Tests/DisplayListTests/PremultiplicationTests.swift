import DisplayList
import Foundation
import Testing

struct PremultiplicationTests {
  @Test func everyColourAndAlphaAgreesWithTheFormula() throws {
    for alpha in UInt32(0)...255 {
      for color in UInt32(0)...255 {
        let expected = UInt32((Double(color) * Double(alpha) / 255).rounded())

        let pixel = premultiplied(alpha << 24 | color << 16 | color << 8 | color)

        try #require(pixel == alpha << 24 | expected << 16 | expected << 8 | expected)
      }
    }
  }

  @Test func undoingIsExactForEveryPremultipliedPixel() throws {
    for alpha in UInt32(0)...255 {
      for color in 0...alpha {
        let pixel = alpha << 24 | color << 16 | color

        try #require(premultiplied(unpremultiplied(pixel)) == pixel)
      }
    }
  }

  @Test func aColourBrighterThanItsAlphaIsClamped() {
    #expect(unpremultiplied(0x80FF_FFFF) == 0x80FF_FFFF)
    #expect(unpremultiplied(0x00FF_FFFF) == 0)
  }

  @Test func componentsOutsideTheirRangeAreClamped() {
    let color = CGColor(red: 2, green: -1, blue: .nan, alpha: .infinity)

    #expect(color.premultipliedPixel(opacity: 1) == 0xFFFF_0000)
    #expect(color.premultipliedPixel(opacity: 2) == 0xFFFF_0000)
    #expect(color.premultipliedPixel(opacity: .nan) == 0)
  }
}
