import InterludeTestSupport
import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// How paragraphs lie, in a font of 20 points: 10 points a character, lines of 24 with the baseline 20 down.
@Suite final class ParagraphStyleTests {
  private let renderer = FixedWidthRenderer()

  private func layout(
    _ text: String, width: CGFloat = .infinity, _ change: (NSMutableParagraphStyle) -> Void
  ) throws -> TextLayout {
    let style = NSMutableParagraphStyle()
    change(style)
    let text = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    let base = TextStyle(font: .systemFont(ofSize: 20), color: .black)
    return try #require(
      TextLayout(StyledText(text, base: base), width: width, numberOfLines: 0, renderer: renderer))
  }

  @Test func spacingIsBetweenLines() throws {
    let layout = try layout("aa bb cc", width: 20) { $0.lineSpacing = 5 }
    #expect(layout.lines.map(\.top) == [0, 29, 58])
    #expect(layout.size == CGSize(width: 20, height: 3 * 24 + 2 * 5))
  }

  @Test func paragraphsHaveRoomBetweenThem() throws {
    let layout = try layout("aa bb\ncc\n\ndd", width: 20) { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (6, 2) }
    #expect(layout.lines.map(\.top) == [0, 24, 56, 88, 120])
    #expect(layout.size.height == 144)
  }

  @Test(
    arguments: [
      (1.5, 0, 0, 36), (0.5, 0, 0, 12), (0, 30, 0, 30), (0, 10, 0, 24), (0, 0, 18, 18), (2, 0, 40, 40),
      (1.5, 50, 0, 50),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func aLinesHeightIsAMultipleOfTheFontsWithinBounds(multiple: CGFloat, least: CGFloat, most: CGFloat, height: CGFloat)
    throws
  {
    let layout = try layout("a\nb") {
      ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (multiple, least, most)
    }
    #expect(layout.size.height == 2 * height)
    // The letters stand at the line's foot, which is 4 points below the baseline.
    #expect(layout.lines.map(\.baseline) == [height - 4, height - 4])
  }

  @Test func linesAreIndentedAndHaveLessRoom() throws {
    let layout = try layout("aa bb cc dd", width: 60) { ($0.firstLineHeadIndent, $0.headIndent) = (30, 10) }
    #expect(layout.lines.map { $0.stretches.map(\.string) } == [["aa"], ["bb cc"], ["dd"]])
    #expect(layout.lines.map(\.indent) == [30, 10, 10])
    #expect(layout.size.width == 60)
    let lines = layout.placed(in: CGSize(width: 80, height: 72), scale: 2).writings.flatMap(\.lines)
    #expect(lines.map(\.origin) == [CGPoint(x: 30, y: 20), CGPoint(x: 10, y: 44), CGPoint(x: 10, y: 68)])
  }

  /// Above 0 the tail is counted from the left edge, below from the right one.
  @Test(arguments: [70, -10] as [CGFloat])
  func linesEndAtTheTailIndent(tail: CGFloat) throws {
    let layout = try layout("aa bb cc dd", width: 80) {
      ($0.headIndent, $0.tailIndent, $0.alignment) = (10, tail, .right)
    }
    #expect(layout.lines.map { $0.stretches.map(\.string) } == [["aa bb"], ["cc dd"]])
    let lines = layout.placed(in: CGSize(width: 80, height: 48), scale: 2).writings.flatMap(\.lines)
    // 50 points of letters that end at 70.
    #expect(lines.map(\.origin.x) == [20, 20])
  }

  @Test func aTextsOwnWidthHasRoomForItsTail() throws {
    let layout = try layout("aa bb") { $0.tailIndent = -15 }
    #expect(layout.size.width == 65)
    let again = try self.layout("aa bb", width: layout.size.width) { $0.tailIndent = -15 }
    #expect(again.lines.count == 1)
  }

  @Test func anIndentedLineIsAlignedInWhatIsLeft() throws {
    let layout = try layout("aa", width: 80) { ($0.firstLineHeadIndent, $0.alignment) = (30, .center) }
    let lines = layout.placed(in: CGSize(width: 80, height: 24), scale: 2).writings.flatMap(\.lines)
    // 20 points in the 50 that the indent leaves.
    #expect(lines.map(\.origin.x) == [45])
  }

  @Test func eachParagraphHasTheStyleOfItsFirstCharacter() throws {
    let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (right.alignment, right.minimumLineHeight) = (.right, 40)
    let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: left])
    text.append(NSAttributedString(string: "b\nc", attributes: [.paragraphStyle: right]))
    let styled = StyledText(text, base: TextStyle(font: .systemFont(ofSize: 20), color: .black))
    let layout = try #require(TextLayout(styled, width: 50, numberOfLines: 0, renderer: renderer))
    #expect(layout.lines.map(\.height) == [24, 40])
    #expect(layout.lines.map(\.paragraph.alignment) == [.natural, .right])
  }

  @Test func aStyleIsCopiedWithAllThatItSays() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.headIndent) = (.center, 3, 4)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    copy.lineSpacing = 9
    #expect(style.lineSpacing == 3 && copy != style)
  }

  @Test func coloursChangeNothingOfHowATextLies() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let length = Int.random(in: 1...40, using: &random)
      let string = String((0..<length).map { _ in "ab é-\n👍🏽".randomElement(using: &random) ?? "a" })
      let text = NSMutableAttributedString(string: "")
      // A colour may begin in the middle of a character of several scalars.
      for scalar in string.unicodeScalars {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if Bool.random(using: &random) { attributes[.foregroundColor] = UIColor.red }
        text.append(NSAttributedString(string: String(scalar), attributes: attributes))
      }
      let base = TextStyle(
        font: .systemFont(ofSize: 20), color: .black, paragraph: ParagraphLook(lineBreakMode: .byTruncatingTail))
      func lines(_ text: StyledText) -> [String] {
        let layout = TextLayout(text, width: 55, numberOfLines: 4, renderer: renderer)
        return layout?.lines.map { $0.stretches.map(\.string).joined() } ?? []
      }
      #expect(lines(StyledText(text, base: base)) == lines(StyledText(string, base)))
    }
  }

  @Test func aStyleThatIsSaidNothingOfIsNaturalAndWithoutRoom() {
    func numbers(_ style: NSParagraphStyle) -> [CGFloat] {
      [
        style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent,
        style.headIndent, style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight,
      ]
    }
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(numbers(style) == [0, 0, 0, 0, 0, 0, 0, 0])
    let own = NSMutableParagraphStyle()
    #expect(own == style)
    (own.alignment, own.lineBreakMode, own.lineSpacing, own.paragraphSpacing) = (.right, .byClipping, 1, 2)
    (own.paragraphSpacingBefore, own.firstLineHeadIndent, own.headIndent) = (3, 4, 5)
    (own.lineHeightMultiple, own.minimumLineHeight, own.maximumLineHeight) = (6, 7, 8)
    let fixed: NSParagraphStyle? = own.copy() as? NSParagraphStyle
    own.headIndent = 50
    #expect(fixed.map(numbers) == [1, 2, 3, 4, 5, 6, 7, 8] && !(fixed is NSMutableParagraphStyle))
    #expect(fixed?.alignment == .right && fixed?.lineBreakMode == .byClipping)
  }
}
