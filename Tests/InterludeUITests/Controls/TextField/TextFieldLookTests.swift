import Foundation
import InterludeUI
import Testing

@Suite final class TextFieldLookTests: TextFieldFixture {
  override init() { super.init() }

  private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }

  private var label: UILabel? { views(in: field).lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden } }

  /// The caret in the field: what is 2 points wide.
  private var caret: UIView? { views(in: field).first { $0.bounds.width == 2 && !$0.isHidden } }

  private var caretX: CGFloat? { caret.map { $0.convert($0.bounds, to: field).minX } }

  @Test func thePlaceholderShowsWhileThereIsNoText() {
    field.placeholder = "Name"
    world.layOut()
    #expect(label?.text == "Name" && label?.textColor == .placeholderText)
    edit("")
    type("B")
    world.layOut()
    #expect(label?.text == "B" && label?.textColor == .label)
  }

  @Test func aPlaceholderMayHaveStylesOfItsOwn() {
    let text = NSMutableAttributedString(string: "Na", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "me", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    field.attributedPlaceholder = text
    world.layOut()

    #expect(field.placeholder == "Name")
    #expect(renderer.drawn.map(\.color) == [UIColor.red.cgColor, UIColor.placeholderText.cgColor])
    #expect(renderer.drawn.map(\.font.pointSize) == [20, 30])
    let width: CGFloat = 2 * 10 + 2 * 15
    #expect(field.intrinsicContentSize.width == width)
    edit("B")
    #expect(label?.text == "B" && label?.font == field.font)
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other")
  }

  @Test func aSecureFieldShowsDots() {
    field.isSecureTextEntry = true
    edit("")
    type("abc")
    world.layOut()
    #expect(label?.text == "•••" && field.text == "abc")
  }

  @Test func theCaretIsWhereTheInsertionPointIs() {
    field.text = "abc"
    world.layOut()
    #expect(caret == nil)
    edit("abc")
    #expect(caretX == 30)
    press(.leftArrow)
    #expect(caretX == 20)
    press(.leftArrow, with: .shift)
    #expect(caret == nil, "a selection shows instead")
    field.resignFirstResponder()
    world.layOut()
    #expect(caret == nil)
  }

  /// Half a second in full, gone from 0.6 to 0.9, and there again at 1 second.
  @Test func theCaretBlinksByTheStagesClockFromTheLastKeyOn() throws {
    func shown() throws -> Float { try #require(caret?.layer.presentation()).opacity }
    edit("abc")
    let begin = world.stage.time
    for (time, opacity) in [(0.4, 1), (0.75, 0), (1.4, 1), (1.75, 0)] as [(Double, Float)] {
      world.stage.advance(to: begin + time)
      #expect(try shown() == opacity)
    }
    type("d")
    #expect(try shown() == 1)
    world.stage.advance(to: world.stage.time + 0.4)
    #expect(try shown() == 1)
    #expect(world.diagnostics.isEmpty)
  }

  /// Of 200 points the text takes 30 and the caret 2.
  @Test(arguments: [(NSTextAlignment.left, 0), (.center, 84), (.right, 168)] as [(NSTextAlignment, CGFloat)])
  func aShortTextStandsWhereItIsAligned(alignment: NSTextAlignment, x: CGFloat) {
    field.textAlignment = alignment
    edit("abc")
    #expect(label?.convert(label?.bounds ?? .zero, to: field).minX == x)
    #expect(caretX == x + 30)
  }

  /// 30 letters are 300 points wide in 200, of which the caret takes 2.
  @Test func aLongTextScrollsToTheInsertionPoint() {
    edit(String(repeating: "x", count: 30))
    #expect(caretX == 198)
    press(.leftArrow)
    #expect(caretX == 188, "it moves in what shows")
    press(.home)
    #expect(caretX == 0)
    field.resignFirstResponder()
    world.layOut()
    #expect(label?.frame.minX == 0 && label?.frame.width == 200)
  }

  @Test func viewsBesideTheTextShowInTheirModes() {
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    )
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .whileEditing)
    world.layOut()
    #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20) && !left.isHidden && right.isHidden)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    edit("abc")
    #expect(right.frame == CGRect(x: 160, y: 10, width: 40, height: 20) && !right.isHidden)
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 130, height: 40))
    #expect(caretX == 60)
    field.leftView = nil
    world.layOut()
    #expect(left.superview == nil && caretX == 30)
  }

  @Test func aSubclassPlacesItsText() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 15, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 25, dy: 0) }
    }
    _ = screen
    field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.addSubview(field)
    field.text = "a"
    world.layOut()
    #expect(label?.convert(CGPoint.zero, to: field).x == 15)
    field.becomeFirstResponder()
    world.layOut()
    #expect(label?.convert(CGPoint.zero, to: field).x == 25)
  }

  /// A line of 20 points is 24 high; a round border leaves 7 points at the sides and 6 above and below.
  @Test(
    arguments: [(.none, 30, 24), (.line, 34, 28), (.bezel, 44, 36), (.roundedRect, 44, 36)]
      as [(UITextField.BorderStyle, CGFloat, CGFloat)])
  func itsOwnSizeIsThatOfTextAndBorder(style: UITextField.BorderStyle, width: CGFloat, height: CGFloat) {
    field.borderStyle = style
    field.text = "abc"
    #expect(field.intrinsicContentSize == CGSize(width: width, height: height))
  }
}
