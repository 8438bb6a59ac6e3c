import InterludeUI
import InterludeUITestSupport
import Testing

/// Justified text of 10 points a character in labels that are 100 points wide.
@Suite(.ownWorld) @MainActor struct JustifiedTextTests {
  private let world = World()
  private let renderer = FixedWidthRenderer()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    world.stage.textRenderer = renderer
    world.showEmpty().view.addSubview(label)
    label.font = .systemFont(ofSize: 20)
    (label.numberOfLines, label.textAlignment) = (0, .justified)
  }

  /// The words of each line with where they begin, from the top.
  private func lines(_ text: String) -> [[(word: String, x: CGFloat)]] {
    label.text = text
    world.stage.commit()
    let pieces = renderer.drawn.last?.lines ?? []
    let heights = Set(pieces.map(\.origin.y)).sorted()
    return heights.map { y in
      pieces.filter { $0.origin.y == y }.map { ($0.string.trimmingCharacters(in: .whitespaces), $0.origin.x) }
    }
  }

  @Test func rawValueIsUIKits() { #expect(NSTextAlignment.justified.rawValue == 3) }

  /// “ab cd ef” is 80 points wide: its two spaces share the 20 that are free.
  @Test func spacesTakeUpWhatIsFreeInALine() {
    let lines = lines("ab cd ef ghi jk")
    #expect(lines.count == 2)
    #expect(lines[0].map(\.word) == ["ab", "cd", "ef"] && lines[0].map(\.x) == [0, 40, 80])
    // The last line of a paragraph is as it is.
    #expect(lines[1].map(\.word) == ["ghi jk"] && lines[1].map(\.x) == [0])
  }

  @Test func eachParagraphEndsWithAPlainLine() {
    let lines = lines("ab cd ef ghi\nab cd ef ghi")
    #expect(lines.map { $0.map(\.x) } == [[0, 40, 80], [0], [0, 40, 80], [0]])
  }

  @Test func aLineOfOneWordStaysAtTheLeft() {
    #expect(lines("abcdefgh abcd").map { $0.map(\.x) } == [[0], [0]])
  }

  @Test func aTruncatedLineIsNotStretched() {
    (label.numberOfLines, label.lineBreakMode) = (1, .byTruncatingTail)
    #expect(lines("ab cd ef ghi jk lm").map { $0.map(\.x) } == [[0]])
  }

  @Test func spacedLettersKeepTheirDistances() {
    label.attributedText = NSAttributedString(
      string: "ab cd ef",
      attributes: [.kern: 2, .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: Self.justified])
    label.frame.size.width = 70
    world.stage.commit()
    // Each character is 12 points wide: “ab cd” is 60, and one space takes up the 10 that are free.
    let first = renderer.drawn.last?.lines.filter { $0.origin.y == renderer.drawn.last?.lines.first?.origin.y } ?? []
    #expect(first.map(\.origin.x) == [0, 12, 24, 46, 58])
  }

  private static var justified: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    return style
  }

  @Test func theCaretOfATextViewIsWhereTheLettersAre() {
    let view = UITextView(frame: CGRect(x: 0, y: 120, width: 100, height: 100))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.font = .systemFont(ofSize: 20)
    view.textAlignment = .justified
    view.text = "ab cd ef ghi jk"
    label.superview?.addSubview(view)
    world.layOut()
    view.becomeFirstResponder()

    // In front of “e”, the seventh character, as it is in a label.
    view.selectedRange = NSRange(location: 6, length: 0)
    world.layOut()
    func carets(in view: UIView) -> [UIView] {
      view.subviews.flatMap { carets(in: $0) + ($0.bounds.width == 2 && $0.bounds.height == 24 ? [$0] : []) }
    }
    let xs = carets(in: view).map { $0.convert($0.bounds, to: view).minX }
    #expect(xs.contains { abs($0 - 80) <= 1 })
  }
}
