import Foundation
import InterludeUI
import Testing

/// A field of 200 × 40 points with styled text: letters are half as wide as their font is large.
@Suite final class AttributedFieldTests: TextFieldFixture {
  override init() { super.init() }

  private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }
  private var caretX: CGFloat? {
    world.layOut()
    return views(in: field).first { $0.bounds.width == 2 && !$0.isHidden }.map { $0.convert($0.bounds, to: field).minX }
  }

  /// "ab" in red at 20 points, "cd" in blue at 30.
  private var twoStyles: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "cd", attributes: [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 30)]))
    return text
  }

  private func colors(of text: NSAttributedString?) -> [UIColor?] {
    guard let text else { return [] }
    return (0..<text.length).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
  }

  @Test func itShowsItsStylesAndTakesOverThoseOfItsFirstCharacter() {
    field.attributedText = twoStyles
    world.layOut()
    #expect(field.text == "abcd" && field.textColor == .red && field.font == .systemFont(ofSize: 20))
    #expect(renderer.drawn.map(\.color) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(renderer.drawn.map(\.font.pointSize) == [20, 30])
    // Two letters of 10 points, two of 15; the line is 1.2 times as high as the larger font.
    #expect(field.intrinsicContentSize == CGSize(width: 50, height: 36))
  }

  @Test func theInsertionPointIsAmongLettersOfEveryStyle() {
    field.attributedText = twoStyles
    field.becomeFirstResponder()
    #expect(caretX == 50)
    press(.leftArrow)
    #expect(caretX == 35)
    finger.tap(20 + 12, 120, at: 5)
    #expect(caretX == 10)
  }

  @Test func whatIsTypedLooksLikeWhatIsBeforeItOrAtTheBeginningLikeWhatFollows() {
    field.attributedText = twoStyles
    field.becomeFirstResponder()
    type("e")
    press(.home)
    type("x")
    #expect(field.text == "xabcde")
    #expect(colors(of: field.attributedText) == [.red, .red, .red, .blue, .blue, .blue])
    press(.end, .delete, .delete)
    #expect(colors(of: field.attributedText) == [.red, .red, .red, .blue])
  }

  @Test func typingAttributesAreThoseOfTheNextLettersUntilTheSelectionChanges() {
    #expect(field.typingAttributes == nil)
    field.typingAttributes = [.foregroundColor: UIColor.green]
    #expect(field.typingAttributes == nil)
    edit("ab")
    field.typingAttributes = [.foregroundColor: UIColor.green]
    type("cd")
    #expect(colors(of: field.attributedText) == [.label, .label, .green, .green])
    field.typingAttributes = [.foregroundColor: UIColor.green]
    press(.home)
    type("e")
    #expect(colors(of: field.attributedText) == [.label, .label, .label, .green, .green])
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
  }

  @Test func theFieldsOwnPropertiesChangeAllOfIt() {
    field.attributedText = twoStyles
    field.textColor = .green
    field.font = .systemFont(ofSize: 16)
    #expect(colors(of: field.attributedText) == [.green, .green, .green, .green])
    #expect(field.intrinsicContentSize.width == 32)
  }

  @Test func plainTextDropsTheStylesAndIsReadWithTheFieldsOwn() {
    field.attributedText = twoStyles
    field.text = "abcd"
    #expect(colors(of: field.attributedText) == [.red, .red, .red, .red])
    #expect(field.intrinsicContentSize.width == 40)
    field.attributedText = nil
    #expect(field.text == "" && field.attributedText == NSAttributedString(string: ""))
  }

  @Test func secureTextShowsDotsWithoutStyles() {
    field.attributedText = twoStyles
    field.isSecureTextEntry = true
    world.layOut()
    #expect(renderer.drawn.map(\.color) == [UIColor.red.cgColor])
    #expect(field.intrinsicContentSize.width == 40)
  }

  @Test func lettersOfSeveralUnitsKeepTheirStyles() {
    field.attributedText = NSAttributedString(string: "👍🏽é", attributes: [.foregroundColor: UIColor.red])
    field.becomeFirstResponder()
    press(.leftArrow)
    type("x")
    #expect(field.text == "👍🏽xé" && Set(colors(of: field.attributedText)) == [.red])
    press(.delete, .delete)
    #expect(field.attributedText?.string == "é" && field.attributedText?.length == "é".utf16.count)
  }
}
