import DisplayList
import Foundation
import InterludeUI
import Testing

@testable import TextRendering

/// Measures against the font files' own tables. An em is measured on 4096 pixels, so a measure may be off by one of these.
@Suite(.enabled(if: InstalledFonts.hasInter)) struct FontMeasureTests {
  private let fonts: FontLibrary
  private static let grain = 1.0 / 4096

  init() throws { fonts = try FontLibrary() }

  @Test(arguments: [(400, "Inter-Regular"), (600, "Inter-SemiBold")])
  func verticalMeasuresAreTheFontsOwn(weight: Int, file: String) throws {
    let truth = try #require(InstalledFonts.file(file))
    let size = 17.0

    let metrics = fonts.metrics(of: FontDescriptor(weight: weight, pointSize: size))

    let em = size / truth.unitsPerEm
    let tolerance = size * Self.grain
    #expect(abs(metrics.ascender - truth.ascender * em) <= tolerance)
    #expect(abs(metrics.descender - truth.descender * em) <= tolerance)
    #expect(abs(metrics.lineHeight - (truth.ascender - truth.descender + truth.lineGap) * em) <= tolerance)
    #expect(abs(metrics.capHeight - truth.capHeight * em) <= tolerance)
    #expect(abs(metrics.xHeight - truth.xHeight * em) <= tolerance)
  }

  @Test(arguments: [(400, "Inter-Regular"), (600, "Inter-SemiBold")])
  func everyASCIICharacterIsAsWideAsItsAdvance(weight: Int, file: String) throws {
    let truth = try #require(InstalledFonts.file(file))
    for code in UInt8(0x20)...0x7E {
      let scalar = Unicode.Scalar(code)
      let advance = try #require(truth.advance(of: scalar))

      let width = fonts.width(of: String(scalar), font: FontDescriptor(weight: weight, pointSize: 1))

      #expect(abs(width - advance) <= Self.grain, "\(scalar)")
    }
  }

  /// Advances summed from HarfBuzz 8's shaping of the same files with its default features, in units of 1/2816 em.
  @Test(
    .enabled(if: InstalledFonts.hasTabulatedInter),
    arguments: [
      (400, false, "AV", 3616.0), (400, false, "AVATAR", 10376), (400, false, "Tokyo To We.", 17780),
      (400, false, "jiggly fjord", 13908), (400, false, "The quick brown fox", 27012),
      (600, false, "AVATAR", 10872), (600, false, "Tokyo To We.", 18153), (600, false, "jiggly fjord", 14381),
      (400, true, "Tokyo To We.", 17784), (400, true, "jiggly fjord", 13914),
    ])
  func linesAreKerned(weight: Int, isItalic: Bool, text: String, units: Double) {
    let width = fonts.width(of: text, font: FontDescriptor(weight: weight, isItalic: isItalic, pointSize: 17))

    #expect(abs(width - units / 2816 * 17) <= 17 * Self.grain)
  }

  @Test func widthIsProportionalToTheSize() {
    let text = "Typewriter, To AVATAR"
    let unit = fonts.width(of: text, font: FontDescriptor(pointSize: 1))

    for size in [0.01, 5, 11.5, 17, 27.9] {
      #expect(abs(fonts.width(of: text, font: FontDescriptor(pointSize: size)) - unit * size) < 1e-9 * size)
    }
  }

  @Test func anAccentWithoutAComposedFormTakesNoRoom() {
    let font = FontDescriptor(pointSize: 17)

    for letter in ["q", "x", "H"] {
      #expect(
        abs(fonts.width(of: letter + "\u{301}", font: font) - fonts.width(of: letter, font: font)) <= 17 * Self.grain)
    }
  }

  @Test func lettersWithoutKerningAddUp() {
    let font = FontDescriptor(pointSize: 17)
    let one = fonts.width(of: "H", font: font)

    #expect(abs(fonts.width(of: String(repeating: "H", count: 200), font: font) - 200 * one) <= 17 * Self.grain * 200)
  }

  @Test(arguments: ["\u{E9}", "\u{CF}", "\u{EF}", "\u{1FA}", "\u{1EA8}", "\u{1EF9}", "\u{13E}"])
  func composedAndDecomposedLettersAreEquallyWide(letter: String) throws {
    let font = FontDescriptor(pointSize: 17)
    // A library of its own, since equal strings are measured once.
    let decomposed = try FontLibrary().width(of: letter.decomposedStringWithCanonicalMapping, font: font)

    #expect(abs(decomposed - fonts.width(of: letter, font: font)) <= 17 * Self.grain)
  }

  @Test(arguments: ["", "\n", "\u{0}", "\r\n\t"])
  func nothingVisibleTakesNoRoom(text: String) {
    #expect(fonts.width(of: text, font: FontDescriptor(pointSize: 17)) == 0)
  }

  @Test func aCharacterAfterNULIsMeasured() {
    let font = FontDescriptor(pointSize: 17)

    #expect(fonts.width(of: "a\u{0}b", font: font) == fonts.width(of: "ab", font: font))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -17])
  func aSizeThatIsNoneMeasuresNothing(size: CGFloat) {
    let font = FontDescriptor(pointSize: size)

    #expect(fonts.width(of: "text", font: font) == 0)
    #expect(fonts.metrics(of: font).lineHeight == 0)
  }
}
