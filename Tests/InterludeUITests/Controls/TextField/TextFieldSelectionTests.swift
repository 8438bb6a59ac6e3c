import InterludeUI
import Testing

/// Where keys and taps put the insertion point: a “|” is typed there.
@Suite final class TextFieldSelectionTests: TextFieldFixture {
  override init() { super.init() }

  private func textWithMark() -> String? {
    type("|")
    return field.text
  }

  @Test(
    arguments: [
      ([.leftArrow], "one two thre|e"), ([.leftArrow, .leftArrow, .rightArrow], "one two thre|e"),
      ([.home], "|one two three"), ([.home, .leftArrow], "|one two three"), ([.home, .end], "one two three|"),
      ([.upArrow], "|one two three"), ([.home, .downArrow], "one two three|"),
      ([.home, .forwardDelete], "|ne two three"),
      ([.leftArrow, .delete], "one two thr|e"),
    ] as [([InputEvent.Key], String)])
  func arrowsMoveTheInsertionPoint(keys: [InputEvent.Key], expected: String) {
    edit("one two three")
    for key in keys { press(key) }
    #expect(textWithMark() == expected)
  }

  @Test(
    arguments: [
      ([.leftArrow], "one two, |three"), ([.leftArrow, .leftArrow], "one |two, three"),
      ([.leftArrow, .leftArrow, .rightArrow], "one two|, three"), ([.delete], "one two, |"),
      ([.delete, .delete], "one |"), ([.leftArrow, .leftArrow, .forwardDelete], "one |, three"),
    ] as [([InputEvent.Key], String)])
  func controlGoesByWords(keys: [InputEvent.Key], expected: String) {
    edit("one two, three")
    for key in keys { press(key, with: .control) }
    #expect(textWithMark() == expected)
  }

  @Test func shiftSelectsAndTypingReplaces() {
    edit("one two")
    press(.leftArrow, .leftArrow, .leftArrow, with: .shift)
    #expect(textWithMark() == "one |")
    #expect(world.journal.entries(about: "shouldChange") == ["shouldChange 4+3 “|”"])
  }

  @Test func anArrowEndsASelectionAtItsSide() {
    for (key, expected) in [(InputEvent.Key.leftArrow, "one |two"), (.rightArrow, "one two|")] {
      edit("one two")
      press(.leftArrow, .leftArrow, .leftArrow, with: .shift)
      press(key)
      #expect(textWithMark() == expected)
      field.resignFirstResponder()
    }
  }

  @Test func allIsSelectedAndDeleted() {
    edit("one two")
    press(.character("a"), with: .control)
    press(.delete)
    #expect(field.text == "")
    #expect(world.journal.entries(about: "shouldChange") == ["shouldChange 0+7 “”"])
  }

  /// Letters are 10 points wide, and the text begins at 20.
  @Test(arguments: [(24, "|one two"), (26, "o|ne two"), (49, "one| two"), (200, "one two|")] as [(CGFloat, String)])
  func aTapPutsTheInsertionPointWhereItIsNearest(x: CGFloat, expected: String) {
    field.text = "one two"
    world.layOut()
    finger.tap(x, 120, at: 1)
    #expect(textWithMark() == expected)
  }

  @Test func twoTapsSelectAWordAndThreeEverything() {
    field.text = "one two three"
    world.layOut()
    for time in [1, 1.2] { finger.tap(75, 120, at: time) }
    type("2")
    #expect(field.text == "one 2 three")
    for time in [5, 5.2, 5.4] { finger.tap(75, 120, at: time) }
    type("3")
    #expect(field.text == "3")
  }
}
