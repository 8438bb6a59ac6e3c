import InterludeUI
import Testing

/// Labels whose text has styles of its own. A character is half as wide as its font is large, a line 1.2 times as high, all but its
/// sixth above the baseline; there are two pixels a point.
@Suite final class AttributedLabelTests {
  lazy var bench = LabelBench()
  private let small = UIFont.systemFont(ofSize: 20)
  private let large = UIFont.systemFont(ofSize: 30)

  // MARK: Properties

  @Test func thePropertiesBecomeThoseOfTheFirstCharacter() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byTruncatingHead)
    let label = bench.label(
      bench.text(("ab", [.font: small, .foregroundColor: UIColor.red, .paragraphStyle: style]), ("cd", [.font: large])))

    #expect(label.text == "abcd")
    #expect(label.font == small && label.textColor == .red)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
  }

  @Test func aPlainTextIsReadWithTheLabelsOwnAttributes() throws {
    let label = bench.label(nil)
    #expect(label.attributedText == nil)
    (label.text, label.font, label.textColor, label.textAlignment) = ("abc", small, .blue, .center)

    let text = try #require(label.attributedText)

    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(text.string == "abc" && attributes[.font] as? UIFont == small)
    #expect(attributes[.foregroundColor] as? UIColor == .blue)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func aPlainTextTakesThePlaceOfOneWithStyles() throws {
    let label = bench.label(bench.text(("ab", [.font: small]), ("cd", [.font: large, .kern: 3])))
    label.text = "abcd"

    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 24))
    #expect(label.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) == nil)
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
  }

  @Test func aPropertyThatIsSetLaterHoldsForTheWholeText() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let label = bench.label(
      bench.text(("ab", [.font: small]), ("cd", [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: style])))
    (label.font, label.textColor, label.textAlignment) = (large, .blue, .center)

    let text = try #require(label.attributedText)
    for index in [0, 3] {
      #expect(text.attribute(.font, at: index, effectiveRange: nil) as? UIFont == large)
      #expect(text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor == .blue)
    }
    let changed = text.attribute(.paragraphStyle, at: 3, effectiveRange: nil) as? NSParagraphStyle
    #expect(changed?.alignment == .center && changed?.lineSpacing == 7 && style.alignment == .natural)
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 36))
  }

  @Test func whatAStyleLeavesOpenIsAsTheLabelSays() throws {
    let label = bench.label(nil, CGRect(x: 0, y: 0, width: 100, height: 36))
    (label.font, label.textColor, label.textAlignment) = (large, .blue, .right)
    label.attributedText = bench.text(("ab", [:]), ("cd", [.foregroundColor: UIColor.red]))

    let drawn = bench.drawn()

    #expect(drawn.map(\.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
    #expect(drawn.map(\.font.pointSize) == [30, 30])
    #expect(drawn.map { $0.lines.map(\.origin.x) } == [[40], [70]])
  }

  /// A name in bold and a red asterisk stand before a text that is neither.
  @Test func whatAStyleLeavesOpenIsAsTheLabelWasBeforeItsFirstCharacter() throws {
    let label = bench.label(nil, CGRect(x: 0, y: 0, width: 100, height: 36))
    (label.font, label.textColor) = (small, .blue)
    label.attributedText = bench.text(("ab", [.font: large, .foregroundColor: UIColor.red]), ("cd", [:]))

    let drawn = bench.drawn()
    #expect(drawn.map(\.color) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(drawn.map(\.font.pointSize) == [30, 20])
    #expect(label.font == large && label.textColor == .red)

    (label.font, label.textColor) = (small, .green)
    let changed = bench.drawn()
    #expect(Set(changed.map(\.color)) == [UIColor.green.cgColor] && Set(changed.map(\.font.pointSize)) == [20])
  }

  @Test func aHighlightedTextIsInOneColour() {
    let label = bench.label(bench.text(("ab", [:]), ("cd", [.foregroundColor: UIColor.red])))
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
    (label.highlightedTextColor, label.isHighlighted) = (.green, true)

    #expect(Set(bench.drawn().map(\.color)) == [UIColor.green.cgColor])
  }

  // MARK: Lines

  @Test func stretchesStandOnOneBaseline() {
    let label = bench.label(bench.text(("ab", [.font: small]), ("cd", [.font: large])))
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 40)

    // 30 points above the baseline and 6 below it, in the middle of 40.
    #expect(label.intrinsicContentSize == CGSize(width: 2 * 10 + 2 * 15, height: 36))
    #expect(
      bench.drawn().map(\.lines) == [
        [TextLine(string: "ab", origin: CGPoint(x: 0, y: 32))], [TextLine(string: "cd", origin: CGPoint(x: 20, y: 32))],
      ])
  }

  @Test func aWordOfTwoStylesWrapsAsOne() {
    let label = bench.label(
      bench.text(("aa bb", [.font: small]), ("bb cc", [.font: small, .foregroundColor: UIColor.red])))
    (label.numberOfLines, label.frame) = (0, CGRect(x: 0, y: 0, width: 60, height: 72))

    #expect(bench.drawn().map { $0.lines.map(\.string) } == [["aa", "bb"], ["bb", "cc"]])
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 40, height: 72))
  }

  @Test func anEllipsisLooksLikeWhatIsBeforeIt() {
    let label = bench.label(bench.text(("aa", [.font: small]), ("bbbb", [.font: large]), ("cccc", [.font: small])))
    label.lineBreakMode = .byTruncatingTail
    label.frame = CGRect(x: 0, y: 0, width: 70, height: 36)

    // 2 × 10 + 2 × 15 + 15 = 65: one more character would make 80.
    #expect(bench.drawn().map { $0.lines.map(\.string) } == [["aa"], ["bb…"]])
  }

  @Test func linesOfSeveralHeightsShowAsFarAsTheyFit() {
    let label = bench.label(bench.text(("aaaa\n", [.font: small]), ("bbb\ncccc\ndddd", [.font: large])))
    (label.numberOfLines, label.lineBreakMode) = (0, .byTruncatingTail)
    // 24 + 36 + 36 + 36 points: two lines fit into 95, three into 96.
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 95)
    #expect(bench.drawn().flatMap { $0.lines.map(\.string) } == ["aaaa", "bbb…"])
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 96)
    #expect(bench.drawn().flatMap { $0.lines.map(\.string) } == ["aaaa", "bbb", "cccc…"])
    label.numberOfLines = 1
    #expect(bench.drawn().flatMap { $0.lines.map(\.string) } == ["aaaa…"])
  }

  @Test func allFontsAreShrunkToFit() {
    let label = bench.label(bench.text(("ab", [.font: small]), ("cdef", [.font: UIFont.systemFont(ofSize: 40)])))
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 48)
    label.adjustsFontSizeToFitWidth = true

    // 20 + 80 points in 50.
    let drawn = bench.drawn()
    #expect(drawn.map(\.font.pointSize) == [10, 20])
    // On the baseline that it would have had: 40 points down.
    #expect(drawn.map { $0.lines.map(\.origin.y) } == [[40], [40]])
    label.minimumScaleFactor = 0.75
    #expect(bench.drawn().map(\.font.pointSize) == [15, 30])
  }

  @Test func constraintsWrapItAndAlignItsBaselines() {
    let label = bench.label(bench.text(("aa ", [.font: small]), ("bb", [.font: large])))
    label.numberOfLines = 0
    let plain = bench.label(nil)
    (plain.font, plain.text) = (small, "x")
    for view in [label, plain] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 40),
      label.topAnchor.constraint(equalTo: bench.view.topAnchor, constant: 100),
      plain.lastBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    _ = bench.drawn()

    // A line of 24 and one of 36 points.
    #expect(label.frame == CGRect(x: 0, y: 100, width: 40, height: 60))
    #expect(plain.frame.minY == 100)
    label.attributedText = bench.text(("aa ", [.font: large]), ("bb", [.font: small]))
    _ = bench.drawn()
    #expect(plain.frame.minY == 110)
  }

  // MARK: Characters

  @Test(arguments: [4, 0, -2] as [CGFloat]) func kernIsAddedToEveryCharacter(kern: CGFloat) {
    let label = bench.label(bench.text(("abc", [.font: small, .kern: kern])))
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 24)

    #expect(label.intrinsicContentSize.width == 30 + 3 * kern)
    #expect(
      bench.drawn().flatMap(\.lines)
        == "abc".enumerated().map { index, character in
          TextLine(string: String(character), origin: CGPoint(x: CGFloat(index) * (10 + kern), y: 20))
        })
  }

  @Test func aRaisedTextMakesItsLineHigher() {
    let label = bench.label(bench.text(("a", [.font: small]), ("b", [.font: small, .baselineOffset: 6])))
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)

    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 30))
    #expect(Set(bench.drawn().flatMap(\.lines).map(\.origin.y)) == [26, 20])
  }

  @Test func aShadowIsBehindTheTextAtItsOffset() {
    let label = bench.label(nil, CGRect(x: 0, y: 0, width: 60, height: 24))
    (label.font, label.text, label.shadowColor) = (small, "ab", .red)
    func drawn() -> [CGPoint] { bench.drawn().flatMap { $0.lines.map(\.origin) } }

    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(drawn() == [CGPoint(x: 0, y: 19), CGPoint(x: 0, y: 20)])
    label.shadowOffset = CGSize(width: 3, height: 2)
    #expect(bench.drawn().map(\.color) == [UIColor.red.cgColor, UIColor.black.cgColor])
    label.shadowOffset = CGSize(width: 4, height: 2)
    #expect(drawn() == [CGPoint(x: 4, y: 22), CGPoint(x: 0, y: 20)])
  }

  /// Foundation compares the values of neighbouring stretches as soon as they are put together.
  @Test func neighboursMayHaveValuesOfTheirOwn() {
    let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
    let colors: [UIColor] = [.red, .green, .blue, .label, .systemRed, .clear]
    let text = NSMutableAttributedString(string: "")
    for (index, (weight, color)) in zip(weights, colors).enumerated() {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(index)
      text.append(
        NSAttributedString(
          string: "a",
          attributes: [
            .font: UIFont.systemFont(ofSize: 20, weight: weight), .foregroundColor: color, .backgroundColor: color,
            .underlineColor: color, .strikethroughColor: color, .paragraphStyle: style,
          ]))
    }
    text.addAttribute(.foregroundColor, value: UIColor.orange, range: NSRange(location: 2, length: 2))
    let label = bench.label(text)

    let kept = (0..<6).map {
      label.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(kept == [.red, .green, .orange, .orange, .systemRed, .clear])
    #expect(label.intrinsicContentSize.width == 60)
  }
}
