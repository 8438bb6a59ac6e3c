import Foundation
import InterludeUI
import Testing

@Suite final class TextFieldEditingTests: TextFieldFixture {
  override init() { super.init() }

  // MARK: Beginning and end

  @Test func aTapBeginsEditingAndSaysSo() {
    _ = field
    finger.tap(100, 120, at: 1)
    #expect(field.isEditing && field.isFirstResponder)
    #expect(world.journal.entries == ["shouldBegin", "didBegin", "editingDidBegin"])
  }

  @Test func theDelegateKeepsItFromBeginningAndFromEnding() {
    vetoes = ["shouldBegin"]
    finger.tap(100, field.center.y, at: 1)
    #expect(!field.isEditing && !field.becomeFirstResponder())

    vetoes = ["shouldEnd"]
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!screen.endEditing(false) && field.isEditing)
    world.journal.clear()
    #expect(screen.endEditing(true) && !field.isEditing)
    #expect(world.journal.entries == ["shouldEnd", "didEnd", "editingDidEnd"])
  }

  @Test func anotherFieldTakesTheKeys() {
    let other = makeField(at: 200)
    edit("one")
    finger.tap(100, 220, at: 1)
    #expect(
      world.journal.entries == ["shouldBegin", "shouldEnd", "didEnd", "editingDidEnd", "didBegin", "editingDidBegin"])
    type("x")
    #expect(other.text == "x" && field.text == "one")
  }

  @Test func aFieldThatLeavesTheWindowIsNoLongerEdited() {
    edit("one")
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(world.journal.entries == ["didEnd", "editingDidEnd"], "nobody is asked")
    type("x")
    #expect(field.text == "one")
  }

  @Test func aDisabledFieldIsNotEdited() {
    field.isEnabled = false
    finger.tap(100, 120, at: 1)
    #expect(!field.isEditing && world.journal.entries.isEmpty)
  }

  @Test func notificationsTellOfBeginningChangeAndEnd() {
    var names: [Notification.Name] = []
    let all = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    field.becomeFirstResponder()
    type("a")
    field.resignFirstResponder()
    #expect(names == all)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  // MARK: Typing

  @Test func whatIsTypedIsAskedForAndTold() {
    edit("")
    type("a b")
    #expect(field.text == "a b" && field.hasText)
    #expect(
      world.journal.entries.prefix(3) == ["shouldChange 0+0 “a”", "didChangeSelection", "editingChanged"])
    #expect(
      world.journal.entries(about: "shouldChange") == [
        "shouldChange 0+0 “a”", "shouldChange 1+0 “ ”", "shouldChange 2+0 “b”",
      ])
  }

  @Test func whatTheDelegateForbidsIsNotTyped() {
    edit("abc")
    vetoes = ["shouldChange 3+0 “d”", "shouldChange 2+1 “”"]
    type("d")
    press(.delete)
    #expect(field.text == "abc")
    #expect(world.journal.entries == ["shouldChange 3+0 “d”", "shouldChange 2+1 “”"])
  }

  /// A flag is two UTF-16 pairs, and one character.
  @Test func rangesAreInUTF16Units() {
    edit("🇸🇪é")
    press(.delete, .delete)
    #expect(field.text == "")
    #expect(world.journal.entries(about: "shouldChange") == ["shouldChange 4+1 “”", "shouldChange 0+4 “”"])
    press(.delete)
    #expect(world.journal.entries(about: "shouldChange").count == 2, "there is nothing to delete")
  }

  @Test func whatTheProgramDoesIsNotAskedFor() {
    edit("ab")
    field.insertText("c")
    field.deleteBackward()
    field.text = "new"
    #expect(world.journal.entries == ["didChangeSelection", "editingChanged", "didChangeSelection", "editingChanged"])
    #expect(field.text == "new")
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test func keysWithoutAFieldInEditingDoNothing() {
    _ = field
    type("abc")
    #expect(field.text == "" && !world.stage.takesKey(.character("a")))
    field.becomeFirstResponder()
    #expect(world.stage.takesKey(.character("a")) && world.stage.takesKey(.space) && world.stage.takesKey(.home))
    #expect(!world.stage.takesKey(.escape) && !world.stage.takesKey(.tab) && !world.stage.takesKey(.f1))
    #expect(!world.stage.takesKey(.character("q"), .control))
  }

  // MARK: Return

  @Test func returnAsksAndTriggersThePrimaryAction() {
    edit("abc")
    press(.return)
    #expect(world.journal.entries == ["shouldReturn", "primaryActionTriggered"])
    #expect(field.isEditing)
    vetoes = ["shouldReturn"]
    press(.return)
    #expect(world.journal.entries.suffix(1) == ["shouldReturn"])
  }

  @Test func anActionForTheEndOnExitEndsEditing() {
    field.addAction(UIAction { [world] _ in world.journal.write("onExit") }, for: .editingDidEndOnExit)
    edit("abc")
    press(.return)
    #expect(
      world.journal.entries == [
        "shouldReturn", "onExit", "primaryActionTriggered", "shouldEnd", "didEnd", "editingDidEnd",
      ])
    #expect(!field.isEditing)
  }

  // MARK: Clearing

  @Test func theClearButtonAsksAndClears() throws {
    field.clearButtonMode = .always
    field.text = "abc"
    world.layOut()
    finger.tap(20 + 200 - 5 - 9, 120, at: 1)
    #expect(field.text == "" && field.isEditing)
    #expect(world.journal.entries.prefix(2) == ["shouldClear", "editingChanged"])

    edit("abc")
    vetoes = ["shouldClear"]
    finger.tap(20 + 200 - 5 - 9, 120, at: 3)
    #expect(field.text == "abc")
  }

  @Test func aFieldMayClearAsEditingBegins() {
    field.clearsOnBeginEditing = true
    field.text = "abc"
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func theFirstInsertionMayReplaceEverything() {
    edit("abc")
    field.clearsOnInsertion = true
    type("xy")
    #expect(field.text == "xy" && !field.clearsOnInsertion)
  }

  // MARK: Others

  @Test func anyFirstResponderThatTakesKeysGetsThem() {
    final class Pad: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text.removeLast() }
    }
    let pad = Pad()
    screen.addSubview(pad)
    pad.becomeFirstResponder()
    type("ab c")
    press(.delete, .return, .leftArrow)
    #expect(pad.text == "ab \n")
    #expect(!world.stage.takesKey(.leftArrow))
  }
}
