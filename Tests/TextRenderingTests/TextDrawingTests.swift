import DisplayList
import Foundation
import InterludeUI
import Testing

@testable import TextRendering

@Suite(.enabled(if: InstalledFonts.hasInter)) struct TextDrawingTests {
  private let fonts: FontLibrary
  private let font = FontDescriptor(pointSize: 17)

  init() throws { fonts = try FontLibrary() }

  private func draw(
    _ text: String, at origin: CGPoint = CGPoint(x: 10, y: 30), font: FontDescriptor? = nil, color: CGColor = .black,
    size: CGSize = CGSize(width: 300, height: 50), scale: CGFloat = 2
  ) throws -> CGImage {
    let line = TextLine(string: text, origin: origin)
    return try #require(
      fonts.image(of: [line], font: font ?? self.font, color: color, size: size, scale: scale))
  }

  @Test func thePictureHasTheBoxesPixels() throws {
    let image = try draw("H", size: CGSize(width: 100.2, height: 40.5), scale: 3)

    #expect(image.width == 301)
    #expect(image.height == 122)
  }

  /// A pixel more would be pressed into the box, and with it all letters.
  @Test func arithmeticNoiseIsNoPixel() throws {
    let noisy = try draw("H", size: CGSize(width: 300 + 2 / 3 + 1e-10, height: 40 + 1e-10), scale: 3)

    #expect(noisy.width == 902)
    #expect(noisy.height == 120)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [15, 17, 17.3] as [CGFloat])
  func aDrawnLineIsAsLongAsItsMeasure(scale: CGFloat, size: CGFloat) throws {
    let font = FontDescriptor(pointSize: size)
    let text = "HamburgefonstivTypewriterH"
    let truth = try #require(InstalledFonts.file("Inter-Regular"))
    let bearing = try #require(truth.leftSideBearing(of: "H"))

    let ink = Ink(try draw(text, font: font, scale: scale))

    // An H is symmetrical: as much is free behind it as before.
    let expected = (10 + fonts.width(of: text, font: font) - bearing * size) * scale
    #expect(abs(try #require(ink.rightEdge) - expected) < 0.3)
  }

  @Test(arguments: [10, 10.1, 10.37, 10.5] as [CGFloat], [1, 2, 3] as [CGFloat])
  func inkStartsAtTheFirstLettersBearing(x: CGFloat, scale: CGFloat) throws {
    let truth = try #require(InstalledFonts.file("Inter-Regular"))
    let bearing = try #require(truth.leftSideBearing(of: "H"))

    let edge = try #require(Ink(try draw("H", at: CGPoint(x: x, y: 30), scale: scale)).leftEdge)

    // The origin is rounded to the nearest quarter of a pixel.
    #expect(abs(edge - (x + bearing * 17) * scale) < 0.125 + 0.02)
  }

  @Test func capitalsStandOnTheBaselineAndReachTheCapHeight() throws {
    let ink = Ink(try draw("H", scale: 2))

    let rows = try #require(ink.rows)
    let top = 60 - fonts.metrics(of: font).capHeight * 2
    #expect(rows.upperBound == 59)
    #expect(rows.lowerBound == Int(top.rounded(.down)))
  }

  @Test func inkCoversTheSameAreaAtEveryScale() throws {
    let text = "The quick brown fox"
    let reference = Ink(try draw(text, scale: 8)).area / 64

    for scale in [1, 1.5, 2, 3] as [CGFloat] {
      #expect(abs(Ink(try draw(text, scale: scale)).area / (scale * scale) / reference - 1) < 0.01)
    }
  }

  @Test func aShiftByAPixelMovesTheSamePicture() throws {
    let (here, there) = (try draw("Wave", scale: 2), try draw("Wave", at: CGPoint(x: 10.5, y: 30.5), scale: 2))

    for y in 1..<here.height {
      for x in 1..<here.width {
        try #require(Ink(there).alpha(x: x, y: y) == Ink(here).alpha(x: x - 1, y: y - 1))
      }
    }
  }

  @Test func aShiftByAQuarterPixelMovesTheInkByThatMuch() throws {
    let left = try #require(Ink(try draw("HH", at: CGPoint(x: 10, y: 30), scale: 1)).rightEdge)
    let right = try #require(Ink(try draw("HH", at: CGPoint(x: 10.25, y: 30), scale: 1)).rightEdge)

    #expect(abs(right - left - 0.25) < 0.02)
  }

  @Test func aLetterThatReachesLeftOfItsOriginDoesNotShiftTheLine() throws {
    let truth = try #require(InstalledFonts.file("Inter-Regular"))
    let bearing = try #require(truth.leftSideBearing(of: "j"))
    let size = 100.0
    try #require(bearing < 0)

    let box = CGSize(width: 200, height: 150)
    let big = FontDescriptor(pointSize: size)
    let ink = Ink(try draw("j", at: CGPoint(x: 50, y: 100), font: big, size: box, scale: 1))

    let display = InstalledFonts.file("InterDisplay-Regular")
    let expected = 50 + (display?.leftSideBearing(of: "j") ?? bearing) * size
    #expect(abs(Double(try #require(ink.columns).lowerBound) - expected) <= 1)
  }

  /// One has no composed form, its accents are stacked by the font's own rules; the circled one reaches below the
  /// descender too.
  @Test(arguments: ["\u{1FA}", "A\u{30A}\u{301}", "\u{1EA8}", "A\u{302}\u{301}\u{301}\u{301}", "\u{2460}"])
  func lettersBeyondTheAscenderDoNotLowerTheLine(letter: String) throws {
    let box = CGSize(width: 100, height: 80)
    let origin = CGPoint(x: 5, y: 60)
    let plain = Ink(try draw("H", at: origin, size: box, scale: 2))
    let stacked = Ink(try draw("H\(letter)", at: origin, size: box, scale: 2))

    let columns = try #require(plain.columns)
    #expect(stacked.rows(in: columns.lowerBound..<columns.upperBound - 1) == plain.rows)
  }

  @Test func everyPixelIsTheColourTimesItsCoverage() throws {
    let color = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.6)
    let (black, tinted) = (try draw("Colour"), try draw("Colour", color: color))

    for (mask, pixel) in zip(black.pixels, tinted.pixels) {
      let alpha = Double(mask >> 24) * 0.6
      let channels = [24, 16, 8, 0].map { Double(pixel >> $0 & 0xFF) }
      for (channel, expected) in zip(channels, [alpha, alpha, alpha * 0.5, alpha * 0.25]) {
        // The mask itself is rounded to a whole number before it is compared.
        try #require(abs(channel - expected) <= 0.5 + 0.3 + 1e-9)
      }
    }
    #expect(Ink(tinted).area > 10)
  }

  @Test func linesAreDrawnEachAtItsOwnOrigin() throws {
    let lines = [
      TextLine(string: "H", origin: CGPoint(x: 5, y: 20)), TextLine(string: "H", origin: CGPoint(x: 50, y: 60)),
    ]
    let box = CGSize(width: 100, height: 80)

    let image = try #require(fonts.image(of: lines, font: font, color: .black, size: box, scale: 1))

    #expect(Ink(image).rows(in: 0..<40)?.upperBound == 19)
    #expect(Ink(image).rows(in: 40..<100)?.upperBound == 59)
  }

  /// As a clock's beside a screen's own: a picture that is asked for again is not made again.
  @Test func textsThatComeOnceLeaveThoseThatComeAgain() throws {
    _ = try draw("again")
    let kept = try draw("again")
    for number in 0..<2000 { _ = try draw("\(number)", size: CGSize(width: 40, height: 20), scale: 1) }

    let again = try draw("again")
    #expect(try #require(again.stencil).coverage === kept.stencil?.coverage)
  }

  @Test func twoLibrariesDrawTheSameBytes() throws {
    let other = try FontLibrary()
    let line = TextLine(string: "Same ☃ bytes", origin: CGPoint(x: 3.3, y: 20.7))
    let box = CGSize(width: 150, height: 30)

    let first = fonts.image(of: [line], font: font, color: .black, size: box, scale: 3)
    _ = other.image(of: [line], font: FontDescriptor(pointSize: 40), color: .black, size: box, scale: 1)
    let second = other.image(of: [line], font: font, color: .black, size: box, scale: 3)

    #expect(first != nil)
    #expect(first?.pixels == second?.pixels)
  }

  @Test(
    arguments: [
      ("", 17, 100, 2), (" ", 17, 100, 2), ("a", .nan, 100, 2), ("a", .infinity, 100, 2), ("a", 1e9, 100, 2),
      ("a", -1, 100, 2), ("a", 17, 0, 2), ("a", 17, -5, 2), ("a", 17, .nan, 2), ("a", 17, 1e9, 2), ("a", 17, 100, .nan),
      ("a", 17, 100, 0), ("a", 17, 100, -2), ("a", 17, 100, 1e300),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func thereIsNoPictureOfNothing(text: String, size: CGFloat, side: CGFloat, scale: CGFloat) {
    let line = TextLine(string: text, origin: CGPoint(x: 0, y: 50))

    let image = fonts.image(
      of: [line], font: FontDescriptor(pointSize: size), color: .black, size: CGSize(width: side, height: side),
      scale: scale)

    #expect(image == nil)
  }

  @Test func inAnotherColorTextIsTheSameCoverage() throws {
    let black = try #require(try draw("Wave").stencil)
    let red = try #require(try draw("Wave", color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)).stencil)

    #expect(red.coverage === black.coverage)
    #expect(red.color == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  /// Memory is used for one text after the other.
  @Test func aTextThatFollowsALargerOneShowsNothingOfIt() throws {
    _ = try draw("WWWW", at: CGPoint(x: 0, y: 20), size: CGSize(width: 60, height: 30))
    let after = try draw("il", at: CGPoint(x: 10, y: 20), size: CGSize(width: 60, height: 30))

    let alone = try FontLibrary().image(
      of: [TextLine(string: "il", origin: CGPoint(x: 10, y: 20))], font: font, color: .black,
      size: CGSize(width: 60, height: 30), scale: 2)
    #expect(after == alone)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, -1e18, 1e9])
  func aLineFarAwayLeavesNoMark(position: CGFloat) {
    let lines = [CGPoint(x: position, y: 20), CGPoint(x: 5, y: position)].map { TextLine(string: "a", origin: $0) }

    #expect(
      fonts.image(of: lines, font: font, color: .black, size: CGSize(width: 50, height: 50), scale: 2) == nil)
  }
}
