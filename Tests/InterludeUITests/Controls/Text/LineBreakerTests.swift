import InterludeTestSupport
import Testing

@testable import InterludeUI

/// Lines of ten points a character, against layouts worked out by hand.
@Suite struct LineBreakerTests {
  private func lines(_ text: String, _ width: CGFloat, _ mode: NSLineBreakMode, limit: Int = 0) -> [String] {
    LineBreaker(width: { CGFloat($0.count) * 10 }, mode: mode, room: width).lines(of: text, limit: limit).map(\.string)
  }

  @Test func wordsWrapAtSpaces() {
    #expect(lines("the quick brown fox", 100, .byWordWrapping) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 90, .byWordWrapping) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 89, .byWordWrapping) == ["the", "quick", "brown", "fox"])
  }

  @Test func wordsWrapAfterHyphensAndNotAtNoBreakSpaces() {
    #expect(lines("right-angled", 70, .byWordWrapping) == ["right-", "angled"])
    #expect(lines("10\u{A0}km far", 50, .byWordWrapping) == ["10\u{A0}km", "far"])
  }

  /// As Unicode has newlines and spaces, whichever way they are recognised.
  @Test func everyNewlineAndEverySpaceIsOne() {
    for code in UInt32(0)..<0x3100 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let character = Character(scalar)
      #expect((lines("a\(character)b", 1000, .byWordWrapping).count == 2) == character.isNewline, "U+\(code)")
      let isNoBreak = [0xA0, 0x202F, 0x2007].contains(code)
      #expect(character.isBreakingSpace == (scalar.properties.isWhitespace && !isNoBreak), "U+\(code)")
    }
  }

  @Test func aWordThatIsTooLongIsBrokenAnywhere() {
    #expect(lines("an extraordinary day", 60, .byWordWrapping) == ["an", "extrao", "rdinar", "y day"])
  }

  /// Of ten times the text ten times as much is measured.
  @Test func aVeryLongWordIsMeasuredInProportionToItsLength() {
    func measured(_ count: Int) -> Int {
      var measured = 0
      let width = { (text: String) -> CGFloat in
        measured += text.count
        return CGFloat(text.count)
      }
      let lines = LineBreaker(width: width, mode: .byCharWrapping, room: 40).lines(
        of: String(repeating: "a", count: count), limit: 0)
      #expect(lines.count == count / 40 && lines.allSatisfy { $0.string.count == 40 })
      return measured
    }
    #expect(measured(20_000) < 11 * measured(2000))
  }

  @Test func spacesAtABreakHang() {
    #expect(lines("one   two", 40, .byWordWrapping) == ["one", "two"])
    #expect(lines("  one", 100, .byWordWrapping) == ["  one"])
  }

  @Test func charactersWrapWhereTheLineIsFull() {
    #expect(lines("the quick", 50, .byCharWrapping) == ["the q", "uick"])
  }

  @Test func newlinesBreakAndOneAtTheEndDoesNot() {
    #expect(lines("a\nb\r\nc\u{2028}d", 100, .byWordWrapping) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb", 100, .byWordWrapping) == ["a", "", "b"])
    #expect(lines("a\n", 100, .byWordWrapping) == ["a"])
    #expect(lines("\n", 100, .byWordWrapping) == [""])
  }

  @Test func theLastLineIsTruncated() {
    #expect(lines("the quick brown fox", 100, .byTruncatingTail, limit: 1) == ["the quick…"])
    #expect(lines("the quick brown fox", 110, .byTruncatingTail, limit: 1) == ["the quick…"])
    #expect(lines("the quick brown fox", 120, .byTruncatingTail, limit: 1) == ["the quick b…"])
    #expect(lines("the quick brown fox", 60, .byTruncatingTail, limit: 2) == ["the", "quick…"])
    #expect(lines("abcdefghij", 60, .byTruncatingMiddle, limit: 1) == ["abc…ij"])
    #expect(lines("abcdefghij", 60, .byTruncatingHead, limit: 1) == ["…fghij"])
  }

  @Test func textThatFitsIsNotTruncated() {
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(lines("abcdef", 60, mode, limit: 1) == ["abcdef"])
    }
  }

  @Test func aParagraphThatIsLeftOutLeavesAnEllipsis() {
    #expect(lines("ab\ncd", 100, .byTruncatingTail, limit: 1) == ["ab…"])
    #expect(lines("ab\ncd", 100, .byWordWrapping, limit: 1) == ["ab"])
  }

  @Test func withoutRoomForMoreTheEllipsisStaysAlone() {
    #expect(lines("abc", 10, .byTruncatingTail, limit: 1) == ["…"])
    #expect(lines("abc", 1, .byTruncatingMiddle, limit: 1) == ["…"])
  }

  @Test func clippingKeepsTheLine() {
    #expect(lines("the quick brown fox", 50, .byClipping, limit: 1) == ["the quick brown fox"])
  }

  @Test(arguments: [0, -1, -CGFloat.infinity, CGFloat.nan])
  func noWidthLeavesRoomForNothing(width: CGFloat) {
    #expect(lines("abc", width, .byWordWrapping).isEmpty)
  }

  @Test func anythingEndsEvenInALineOfOnePoint() {
    #expect(lines("ab c", 1, .byWordWrapping) == ["a", "b", "c"])
    #expect(lines("", 100, .byWordWrapping).isEmpty)
    #expect(lines("abc", .infinity, .byWordWrapping) == ["abc"])
  }

  @Test func charactersOfSeveralScalarsStayWhole() {
    #expect(lines("👩‍👩‍👧👩‍👩‍👧", 10, .byCharWrapping) == ["👩‍👩‍👧", "👩‍👩‍👧"])
  }

  /// No line is too wide, and nothing but spaces is lost.
  @Test(arguments: 0..<40)
  func wrappingLosesNothing(seed: Int) {
    var random = SplitMix64(seed: seed)
    func next(_ bound: Int) -> Int { .random(in: 0..<bound, using: &random) }
    let text = String((0..<next(80)).map { _ in Array("abcde   --x")[next(11)] })
    let width = CGFloat(next(12) + 1) * 10
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      let lines = lines(text, width, mode)
      #expect(lines.allSatisfy { CGFloat($0.count) * 10 <= width || $0.allSatisfy(\.isWhitespace) }, "seed \(seed)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "seed \(seed)")
    }
  }

  /// Letters of uneven widths, against taking words until the next one does not fit.
  @Test(arguments: 0..<20)
  func aLineTakesAllWordsThatFit(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = String((0..<200).map { _ in Array("iiilmMWW  -")[Int.random(in: 0..<11, using: &random)] })
    let room = CGFloat.random(in: 60...400, using: &random)
    func width(_ text: String) -> CGFloat { text.reduce(0) { $0 + ($1 == "i" || $1 == "l" ? 3 : $1 == " " ? 5 : 17) } }

    let lines = LineBreaker(width: width, mode: .byWordWrapping, room: room).lines(of: text).map(\.string)

    var (expected, line, word): ([String], String, String) = ([], "", "")
    func trimmed(_ text: String) -> String { String(text.reversed().drop { $0 == " " }.reversed()) }
    let all = Array(text)
    for (index, character) in all.enumerated() {
      word.append(character)
      let next = index + 1 < all.count ? all[index + 1] : "x"
      guard index + 1 == all.count || (character == " " || character == "-") && next != " " else { continue }
      if !line.isEmpty, width(trimmed(line + word)) > room {
        expected.append(trimmed(line))
        line = ""
      }
      line += word
      word = ""
    }
    // Words are shorter than a line here, but for those that are broken between letters.
    guard expected.allSatisfy({ width($0) <= room }), width(trimmed(line)) <= room else { return }
    #expect(lines.map(trimmed) == expected + [trimmed(line)], "seed \(seed)")
  }

  @Test func aTextThatFitsInOneLineIsMeasuredOnce() {
    var measured: [String] = []
    let breaker = LineBreaker(
      width: {
        measured.append($0)
        return CGFloat($0.count) * 10
      }, mode: .byWordWrapping, room: 200)

    let lines = breaker.lines(of: "Leaves of mint")

    #expect(lines.map(\.string) == ["Leaves of mint"])
    #expect(measured == ["Leaves of mint"])
  }

  @Test func aLongLineIsMeasuredAFewTimes() {
    var count = 0
    let words = (0..<400).map { String(repeating: "x", count: 1 + $0 * 7 % 9) }
    let breaker = LineBreaker(
      width: {
        count += 1
        return CGFloat($0.count) * 10
      }, mode: .byWordWrapping, room: 1000)

    let lines = breaker.lines(of: words.joined(separator: " "))

    // A line has sixteen words.
    #expect(lines.count > 20)
    #expect(count <= 6 * lines.count, "\(count) measures")
  }
}

extension LineBreaker {
  /// One for lines of the same width.
  fileprivate init(width: @escaping (String) -> CGFloat, mode: NSLineBreakMode, room: CGFloat) {
    self.init(width: { width($0.string) }, rule: { _ in Rule(mode: mode, firstRoom: room, room: room) })
  }
}
