import DisplayList
import InterludeUI
import InterludeUITestSupport
import Testing

/// Text in contexts. A character is half as wide as the font is large, a line 1.2 times as high.
@Suite final class TextDrawingTests {
  lazy var world = World()
  private let text = FixedWidthRenderer()

  private func draw(_ body: () -> Void) {
    world.stage.textRenderer = text
    world.stage.asCurrent {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 2)
      body()
      UIGraphicsEndImageContext()
    }
  }

  @Test func aTextsSizeIsThatOfItsLinesInItsFont() {
    draw {
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
      #expect("abcd".size(withAttributes: font) == CGSize(width: 40, height: 24))
      #expect("ab\nabcd".size(withAttributes: font) == CGSize(width: 40, height: 48))
      // 12 points unless said.
      #expect("abcd".size() == CGSize(width: 24, height: 1.2 * 12))
    }
  }

  @Test func textIsDrawnInItsColourAtThePixelsThatTheTransformMakes() throws {
    draw {
      UIGraphicsGetCurrentContext()?.scaleBy(x: 3, y: 3)
      "abcd".draw(
        at: CGPoint(x: 5, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
    }
    let drawn = try #require(text.drawn.first)
    #expect(drawn.scale == 6 && drawn.color == UIColor.red.cgColor && drawn.size == CGSize(width: 20, height: 12))
    #expect(drawn.lines == [TextLine(string: "abcd", origin: CGPoint(x: 0, y: 10))])
  }

  @Test func inARectangleItWrapsAndIsAlignedFromTheTop() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    draw {
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
      "ab cde fgh".draw(in: CGRect(x: 0, y: 0, width: 30, height: 30), withAttributes: attributes)
    }
    let lines = try #require(text.drawn.first).lines
    // Lines of 12 points: two fit into 30.
    #expect(lines.map(\.string) == ["ab cde", "fgh"])
    #expect(lines.map(\.origin) == [CGPoint(x: 0, y: 10), CGPoint(x: 7.5, y: 22)])
  }

  @Test func stretchesOfSeveralStylesStandOnOneBaseline() {
    let string = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    string.append(NSAttributedString(string: "cd\nef", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    var size = CGSize.zero
    draw {
      size = string.size()
      string.draw(at: .zero)
    }
    // The first line has 10 and 20 points of height: 20 above the baseline, 4 below it.
    #expect(size == CGSize(width: 30, height: 48))
    #expect(text.drawn.map { $0.lines.map(\.string) } == [["ab"], ["cd", "ef"]])
  }

  @Test func stretchesWrapInARectangleWithTheirParagraphs() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.right, 3)
    let string = NSMutableAttributedString(
      string: "ab cd", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    string.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 2))
    draw { string.draw(in: CGRect(x: 0, y: 0, width: 20, height: 27)) }
    // Lines of 12 points with 3 between them: two fit into 27.
    #expect(
      text.drawn.flatMap(\.lines) == [
        TextLine(string: "ab", origin: CGPoint(x: 10, y: 10)), TextLine(string: "c", origin: CGPoint(x: 8, y: 25)),
        TextLine(string: "d", origin: CGPoint(x: 14, y: 25)),
      ])
  }

  @Test func withoutATextRendererTextTakesNoRoom() {
    world.stage.asCurrent { #expect("abc".size() == .zero) }
  }

  /// A string's and a foundation string's methods, and an attributed string's, draw and measure the same.
  @Test func everyKindOfStringIsDrawnAlike() {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let box = CGRect(x: 0, y: 0, width: 30, height: 60)
    let lines: NSStringDrawingOptions = .usesLineFragmentOrigin
    let (plain, foundation) = ("ab cde fgh", NSString(string: "ab cde fgh"))
    let styled = NSAttributedString(string: plain, attributes: font)
    draw {
      plain.draw(in: box, withAttributes: font)
      foundation.draw(in: box, withAttributes: font)
      plain.draw(with: box, options: lines, attributes: font, context: nil)
      foundation.draw(with: box, options: lines, attributes: font, context: nil)
      styled.draw(with: box, options: lines, context: nil)
      #expect(foundation.size(withAttributes: font) == CGSize(width: 50, height: 12))
    }
    #expect(text.drawn.map { $0.lines.map(\.string) } == Array(repeating: ["ab cde", "fgh"], count: 5))
    draw {
      plain.draw(at: .zero, withAttributes: font)
      foundation.draw(at: .zero, withAttributes: font)
      // Without the option, one line whose baseline is at the origin, 10 points down in the line.
      styled.draw(with: CGRect(x: 0, y: 30, width: 5, height: 5), context: nil)
    }
    #expect(text.drawn.suffix(3).map { $0.lines.map(\.string) } == Array(repeating: [plain], count: 3))
  }
}
