import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// Fonts by style, weight and name.
@Suite struct FontTests {
  /// Apple's Human Interface Guidelines, typography, Large (default).
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0, 400), (.title1, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
    (.headline, 17, 600), (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400),
    (.caption1, 12, 400), (.caption2, 11, 400),
  ])
  func textStylesHaveApplesSizes(style: UIFont.TextStyle, size: CGFloat, weight: Int) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.descriptor.weight == weight)
  }

  @Test func weightsAreOpenTypeClasses() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { UIFont.systemFont(ofSize: 10, weight: $0).descriptor.weight }
        == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(0.37)).descriptor.weight == 700)
  }

  @Test func fontsAreEqualByFaceAndSize() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
    #expect(
      UIFont.italicSystemFont(ofSize: 12).withSize(20).descriptor == FontDescriptor(isItalic: true, pointSize: 20))
  }

  @Test(arguments: [0, -3, CGFloat.nan, .infinity])
  func anImpossibleSizeIsTheSystemsOwn(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
  }

  @Test @MainActor func aFontOfANameIsOneThatIsInstalled() throws {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    let font = try #require(UIFont(name: "Fixed-Bold", size: 0))
    #expect(font.pointSize == 14 && font.fontName == "Fixed-Bold" && font.familyName == "Fixed")
    #expect(font.withSize(20).fontName == "Fixed-Bold")
    #expect(UIFont(name: "Fixed-Light", size: 12) == nil && UIFont(name: "", size: 12) == nil)
    #expect(font != UIFont.systemFont(ofSize: 14))
  }

  @Test @MainActor func aFontHasTheMeasuresOfItsFace() {
    let world = World()
    let font = UIFont.systemFont(ofSize: 20)
    world.stage.asCurrent {
      #expect([font.ascender, font.descender, font.lineHeight, font.capHeight, font.xHeight] == [0, 0, 0, 0, 0])
      world.stage.textRenderer = FixedWidthRenderer()
      #expect([font.ascender, font.descender, font.lineHeight, font.capHeight, font.xHeight] == [20, -4, 24, 14, 10])
    }
  }
}
