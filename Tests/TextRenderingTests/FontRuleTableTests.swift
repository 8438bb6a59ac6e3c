import DisplayList
import Foundation
import Testing

@testable import TextRendering

/// Lines along text, as font files have them.
@Suite struct FontRuleTableTests {
  private func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
  private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

  /// A font of 1000 units with an underline and a line through text, at the places that OpenType gives their numbers.
  private func font(underline: (top: Int, thickness: Int), strikethrough: (top: Int, thickness: Int)) -> [UInt8] {
    func gap(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x7F, count: count) }
    let tables = [
      ("head", gap(18) + short(1000)), ("post", gap(8) + short(underline.top) + short(underline.thickness)),
      ("OS/2", gap(26) + short(strikethrough.thickness) + short(strikethrough.top)),
    ]
    var (records, bodies): ([UInt8], [UInt8]) = ([], [])
    for (name, body) in tables {
      records += Array(name.utf8) + long(0) + long(12 + 16 * tables.count + bodies.count) + long(body.count)
      bodies += body
    }
    return long(0x4F54_544F) + short(tables.count) + [UInt8](repeating: 0, count: 6) + records + bodies
  }

  @Test func placesAndThicknessesAreSharesOfTheEm() throws {
    let rules = try #require(FontRuleTable(font(underline: (-150, 50), strikethrough: (320, 60)))).rules

    #expect(rules.underline == FontRule(top: -0.15, thickness: 0.05))
    #expect(rules.strikethrough == FontRule(top: 0.32, thickness: 0.06))
  }

  @Test func whatIsCutOffOrHasNoThicknessHasNoLines() {
    let whole = font(underline: (-150, 50), strikethrough: (320, 60))

    for length in whole.indices { #expect(FontRuleTable(Array(whole.prefix(length))) == nil) }
    #expect(FontRuleTable(font(underline: (-150, 0), strikethrough: (320, 60))) == nil)
    #expect(FontRuleTable(font(underline: (-150, 50), strikethrough: (320, -1))) == nil)
    #expect(FontRuleTable(ofFile: "/no/such/font.otf") == nil)
  }

  /// Inter 3 has them at −464 and 922 of 2816 units, 192 thick; Inter 4 nearly so.
  @Test(.enabled(if: InstalledFonts.hasInter)) func aLibraryTellsThoseOfTheFaceAtItsSize() throws {
    let library = try FontLibrary()
    let face = FontDescriptor(pointSize: 17)

    let rules = library.rules(of: face)

    func isNear(_ length: CGFloat, _ units: CGFloat) -> Bool { abs(length - 17 * units / 2816) < 0.05 }
    #expect(isNear(rules.underline.top, -464) && isNear(rules.underline.thickness, 192))
    #expect(isNear(rules.strikethrough.top, 922) && isNear(rules.strikethrough.thickness, 192))
  }

  @Test func aRendererThatKnowsNoneHasThemFromTheFontsMeasures() {
    let metrics = FontMetrics(ascender: 10, descender: -2, lineHeight: 12, capHeight: 7, xHeight: 5)

    let rules = FontRules(metrics)

    #expect(rules.underline == FontRule(top: -1, thickness: 0.6))
    #expect(rules.strikethrough == FontRule(top: 2.8, thickness: 0.6))
  }
}
