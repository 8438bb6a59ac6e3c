import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// A text view at (20, 100), 110 × 300 points, with styled text: letters are half as wide as their font is large, and lines 1.2 times as
/// high. Its text begins at (25, 108), and has 100 points of room.
@Suite final class AttributedTextViewTests {
  private lazy var world = World()
  private lazy var finger = Finger(world.stage)
  private lazy var textView: UITextView = {
    world.stage.textRenderer = FixedWidthRenderer()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 110, height: 300))
    view.autocapitalizationType = .none
    world.showEmpty().view.addSubview(view)
    return view
  }()

  private func part(_ text: String, _ size: CGFloat, _ color: UIColor, _ more: [NSAttributedString.Key: Any] = [:])
    -> NSAttributedString
  {
    let own: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color]
    return NSAttributedString(string: text, attributes: own.merging(more) { $1 })
  }

  private func joined(_ parts: NSAttributedString...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    parts.forEach(text.append)
    return text
  }

  private func press(_ keys: InputEvent.Key...) {
    for key in keys { world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(key, []))) }
  }

  private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }

  /// The caret in the text.
  private var caret: CGRect? {
    world.layOut()
    return views(in: textView).first { $0.bounds.width == 2 && !$0.isHidden }.map(\.frame)
  }

  private func colors() -> [UIColor?] {
    (0..<textView.attributedText.length).map {
      textView.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
  }

  @Test func itsLinesAreAsHighAsTheirFontsMakeThem() {
    // Ten letters of 10 points fill the first line, six of 15 the second: 24 and 36 points high, in insets of 8.
    textView.attributedText = joined(part("aaaa bbbbb ", 20, .red), part("cccccc", 30, .blue))
    #expect(textView.sizeThatFits(CGSize(width: 110, height: 0)).height.isNear(76))
    #expect(textView.font == .systemFont(ofSize: 20) && textView.textColor == .red)
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: 13, length: 0)
    #expect(caret == CGRect(x: 30, y: 24, width: 2, height: 36))
    textView.selectedRange = NSRange(location: 4, length: 0)
    #expect(caret == CGRect(x: 40, y: 0, width: 2, height: 24))
    // A tap in the lower half of the second line, between its fourth and fifth letter.
    finger.tap(25 + 62, 108 + 24 + 30, at: 5)
    #expect(textView.selectedRange == NSRange(location: 15, length: 0))
    press(.upArrow)
    #expect(textView.selectedRange == NSRange(location: 6, length: 0))
  }

  @Test func paragraphsKeepTheirAlignmentAndSpacing() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.paragraphSpacing) = (.right, 10)
    textView.attributedText = joined(part("ab\n", 20, .red, [.paragraphStyle: style]), part("cd", 20, .blue))
    #expect(textView.textAlignment == .right)
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: 1, length: 0)
    #expect(caret == CGRect(x: 90, y: 0, width: 2, height: 24))
    textView.selectedRange = NSRange(location: 3, length: 0)
    #expect(caret?.minY == 34)
  }

  @Test func whatIsTypedLooksLikeWhatIsBeforeItAndSoDoesTheLineThatIsBegun() {
    textView.attributedText = joined(part("ab", 20, .red), part("cd", 30, .blue))
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: 2, length: 0)
    press(.character("x"))
    textView.selectedRange = NSRange(location: 5, length: 0)
    press(.return)
    #expect(textView.text == "abxcd\n" && colors() == [.red, .red, .red, .blue, .blue, .blue])
    #expect(caret == CGRect(x: 0, y: 36, width: 2, height: 36))
    press(.character("y"))
    #expect(colors().last == .blue)
  }

  @Test func typingAttributesAreThoseOfTheNextLettersUntilTheSelectionChanges() {
    textView.text = "ab"
    textView.textColor = .red
    textView.becomeFirstResponder()
    #expect(textView.typingAttributes[.foregroundColor] as? UIColor == .red)
    textView.typingAttributes = [.foregroundColor: UIColor.green]
    press(.character("c"), .character("d"))
    #expect(colors() == [.red, .red, .green, .green])
    #expect(textView.typingAttributes[.foregroundColor] as? UIColor == .green)
    textView.typingAttributes = [.foregroundColor: UIColor.blue]
    textView.selectedRange = NSRange(location: 0, length: 2)
    #expect(textView.typingAttributes[.foregroundColor] as? UIColor == .red)
    press(.character("e"))
    #expect(textView.text == "ecd" && colors() == [.red, .green, .green])
  }

  @Test func theViewsOwnPropertiesChangeAllOfItAndPlainTextDropsTheStyles() {
    textView.attributedText = joined(part("ab", 20, .red), part("cd", 30, .blue))
    textView.font = .systemFont(ofSize: 40)
    #expect(textView.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 90, height: 64))
    textView.text = "abcd"
    #expect(colors() == [.red, .red, .red, .red])
  }
}
