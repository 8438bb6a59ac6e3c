import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// A text view at (20, 100), 110 × 88 points, whose letters are 10 points wide and whose lines are 24 high: ten letters of a line and
/// three lines of them show between its insets.
struct TextViewTests {
  private final class Fixture: NSObject, UITextViewDelegate {
    let world = World()
    let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 110, height: 88))
    let finger: Finger
    var isAllowed = true

    override init() {
      world.stage.textRenderer = FixedWidthRenderer()
      let screen: UIView
      (screen, finger) = world.showEmpty()
      super.init()
      textView.font = .systemFont(ofSize: 20)
      textView.autocapitalizationType = .none
      screen.addSubview(textView)
      world.layOut()
      textView.delegate = self
    }

    func press(_ keys: InputEvent.Key..., with modifiers: InputEvent.Modifiers = []) {
      for key in keys { world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(key, modifiers))) }
    }

    func type(_ text: String) {
      for character in text { press(character == " " ? .space : .character(character)) }
    }

    /// In the text, in points.
    func tap(_ x: CGFloat, _ y: CGFloat) {
      finger.tap(25 + x, 108 + y - textView.contentOffset.y, at: world.stage.time + 1)
    }

    func textViewDidBeginEditing(_ textView: UITextView) { world.journal.write("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { world.journal.write("didEnd") }
    func textViewDidChange(_ textView: UITextView) { world.journal.write("didChange") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      world.journal.write("shouldChange \(range.location)+\(range.length) “\(text == "\n" ? "⏎" : text)”")
      return isAllowed
    }
  }

  @Test func itIsEditedByKeysAndTellsOfIt() {
    let fixture = Fixture()
    #expect(fixture.textView.becomeFirstResponder())
    fixture.type("a")
    fixture.press(.return, .delete)
    #expect(fixture.textView.text == "a")
    #expect(
      fixture.world.journal.entries == [
        "didBegin", "shouldChange 0+0 “a”", "didChange", "shouldChange 1+0 “⏎”", "didChange", "shouldChange 1+1 “”",
        "didChange",
      ])
    fixture.isAllowed = false
    fixture.type("b")
    #expect(fixture.textView.text == "a")
    fixture.textView.resignFirstResponder()
    #expect(fixture.world.journal.entries.last == "didEnd")
  }

  @Test func theKeyboardIsToldOfBeforeEditing() {
    let fixture = Fixture()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
    ) { [journal = fixture.world.journal] _ in MainActor.assumeIsolated { journal.write("willShow") } }
    fixture.textView.becomeFirstResponder()
    #expect(fixture.world.journal.entries == ["willShow", "didBegin"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func aTapPutsTheInsertionPoint() {
    let fixture = Fixture()
    fixture.textView.text = "one two three four"
    fixture.tap(22, 30)
    // Lines: “one two ”, “three four”.
    #expect(fixture.textView.isFirstResponder)
    #expect(fixture.textView.selectedRange == NSRange(location: 10, length: 0))
    fixture.tap(500, 5)
    fixture.tap(79, 5)
    #expect(fixture.textView.selectedRange == NSRange(location: 7, length: 0))
  }

  @Test func arrowsGoFromLineToLine() {
    let fixture = Fixture()
    fixture.textView.text = "one two three\nx\nfour"
    fixture.tap(42, 30)
    #expect(fixture.textView.selectedRange.location == 12)
    fixture.press(.downArrow)
    #expect(fixture.textView.selectedRange.location == 15)
    fixture.press(.upArrow, .upArrow)
    #expect(fixture.textView.selectedRange.location == 1)
    fixture.press(.upArrow)
    #expect(fixture.textView.selectedRange.location == 0)
    fixture.press(.downArrow, with: .shift)
    #expect(fixture.textView.selectedRange == NSRange(location: 0, length: 8))
  }

  @Test func itScrollsToTheInsertionPoint() {
    let fixture = Fixture()
    fixture.textView.becomeFirstResponder()
    for line in ["a", "b", "c", "d"] {
      fixture.type(line)
      fixture.press(.return)
    }
    // Five lines of 24, and insets of 8: the last one ends at the view's lower edge.
    #expect(fixture.textView.contentSize.height == 136)
    #expect(fixture.textView.contentOffset.y == 48)
    fixture.press(.home)
    #expect(fixture.textView.contentOffset.y == 0)
  }

  @Test func aSelectionIsReplaced() {
    let fixture = Fixture()
    fixture.textView.text = "one 👍🏽 two"
    fixture.textView.becomeFirstResponder()
    fixture.textView.selectedRange = NSRange(location: 4, length: 4)
    fixture.type("x")
    #expect(fixture.textView.text == "one x two")
    fixture.textView.selectedRange = NSRange(location: 400, length: 4)
    #expect(fixture.textView.selectedRange == NSRange(location: 9, length: 0))
    fixture.textView.selectedRange = NSRange(location: NSNotFound, length: 1)
    #expect(fixture.textView.selectedRange == NSRange(location: 9, length: 0))
  }

  @Test func withoutScrollingItIsAsHighAsItsText() {
    let fixture = Fixture()
    fixture.textView.isScrollEnabled = false
    fixture.textView.text = "one two three four\n"
    fixture.world.layOut()
    #expect(fixture.textView.intrinsicContentSize.height == 88)
    #expect(fixture.textView.sizeThatFits(CGSize(width: 1000, height: 0)) == CGSize(width: 190, height: 64))
  }

  @Test func whatIsNotEditableTakesNoKeyboard() {
    let fixture = Fixture()
    fixture.textView.isEditable = false
    fixture.tap(10, 10)
    #expect(!fixture.textView.isFirstResponder)
  }

  /// Lines of 24 points, 8 below the top; three and a bit of them show.
  @Test func aPartOfTheTextIsScrolledToAsLittleAsShowsIt() {
    let fixture = Fixture()
    let view = fixture.textView
    view.text = (0..<10).map { "\($0)" }.joined(separator: "\n")
    fixture.world.layOut()
    for (location, top) in [(0, 0), (12, 8 + 7 * 24 - 88), (10, 8 + 7 * 24 - 88), (2, 8 + 24)] as [(Int, CGFloat)] {
      view.scrollRangeToVisible(NSRange(location: location, length: 1))
      #expect(view.contentOffset.y == top, "\(location)")
    }
    view.scrollRangeToVisible(NSRange(location: 500, length: 9))
    #expect(view.contentOffset.y >= 8 + 10 * 24 - 88)
  }
}
