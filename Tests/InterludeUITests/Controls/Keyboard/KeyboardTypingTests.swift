import Foundation
import InterludeUI
import Testing

/// What the keys type. Ten letters of 33 points and gaps of 6 make a row of 390; the rows are 54 points apart.
struct KeyboardTypingTests {
  @Test func aKeyTypesItsLetterAndDeleteTakesItAway() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    fixture.tap(row: 0, x: 19)
    fixture.tap(row: 1, x: 39)
    fixture.tap(row: 2, x: 78)
    #expect(fixture.field.text == "qaz")
    fixture.tap(row: 2, x: 370)
    #expect(fixture.field.text == "qa")
  }

  @Test func aFingerThatSlidesTypesTheKeyItLeaves() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    let time = fixture.world.stage.time
    fixture.finger.down(19, 657, at: time + 0.1)
    fixture.finger.move(58, 657, at: time + 0.2)
    #expect(fixture.field.text == "")
    fixture.finger.up(58, 657, at: time + 0.3)
    #expect(fixture.field.text == "w")
  }

  @Test func deleteThatIsHeldDeletesAgain() {
    let fixture = KeyboardFixture()
    fixture.field.text = "thyme"
    fixture.bringUp()
    let time = fixture.world.stage.time
    fixture.finger.down(370, 765, at: time)
    #expect(fixture.field.text == "thym")
    // Half a second later, and each tenth from then on.
    fixture.finger.up(370, 765, at: time + 0.65)
    #expect(fixture.field.text == "th")
    fixture.world.settle()
    #expect(fixture.field.text == "th")
  }

  @Test func shiftMakesOneCapitalAndTwiceAllOfThem() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    fixture.tap(row: 2, x: 20)
    fixture.tap(row: 0, x: 19)
    fixture.tap(row: 0, x: 19)
    #expect(fixture.field.text == "Qq")
    let time = fixture.world.stage.time + 0.5
    fixture.finger.tap(20, 765, at: time)
    fixture.finger.tap(20, 765, at: time + 0.2)
    fixture.tap(row: 0, x: 19)
    fixture.tap(row: 0, x: 19)
    #expect(fixture.field.text == "QqQQ")
  }

  @Test func sentencesBeginWithACapital() {
    let fixture = KeyboardFixture()
    fixture.field.autocapitalizationType = .sentences
    fixture.field.text = "Hm. "
    fixture.bringUp()
    fixture.tap(row: 0, x: 19)
    fixture.tap(row: 0, x: 19)
    #expect(fixture.field.text == "Hm. Qq")
  }

  @Test func figuresAreAKeyAway() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    fixture.tap(row: 3, x: 40)
    fixture.tap(row: 0, x: 19)
    // A space leads back to the letters.
    fixture.tap(row: 3, x: 195)
    fixture.tap(row: 0, x: 19)
    #expect(fixture.field.text == "1 q")
  }

  @Test func aNumberPadHasFiguresAlone() {
    let fixture = KeyboardFixture()
    fixture.field.keyboardType = .numberPad
    fixture.bringUp()
    fixture.tap(row: 0, x: 60)
    fixture.tap(row: 1, x: 195)
    fixture.tap(row: 3, x: 195)
    #expect(fixture.field.text == "150")
    fixture.tap(row: 3, x: 330)
    #expect(fixture.field.text == "15")
  }

  @Test func returnIsThatOfTheField() {
    let fixture = KeyboardFixture()
    fixture.field.enablesReturnKeyAutomatically = true
    fixture.field.addAction(
      UIAction { [world = fixture.world] _ in world.journal.write("return") }, for: .primaryActionTriggered)
    fixture.bringUp()
    fixture.tap(row: 3, x: 350)
    #expect(fixture.world.journal.entries == [])
    fixture.tap(row: 0, x: 19)
    fixture.tap(row: 3, x: 350)
    #expect(fixture.world.journal.entries == ["return"])
  }

  @Test func keysOfHardwareTypeMeanwhile() {
    let fixture = KeyboardFixture()
    fixture.bringUp()
    fixture.world.stage.send(InputEvent(time: fixture.world.stage.time, kind: .key(.character("x"))))
    #expect(fixture.field.text == "x")
  }

  @Test func whatIsBehindTheKeysIsNotTouched() {
    let fixture = KeyboardFixture()
    let probe = fixture.world.touchProbe("probe", CGRect(x: 0, y: 500, width: 390, height: 344), in: fixture.screen)
    fixture.bringUp()
    fixture.tap(row: 1, x: 195)
    #expect(fixture.world.journal.entries == [])
    fixture.finger.tap(195, 550, at: fixture.world.stage.time + 1)
    #expect(fixture.world.journal.entries == ["probe began", "probe ended"])
    _ = probe
  }

  /// The numbers are the iOS SDK's, and so are the names from before there were others.
  @Test func typesAndLooksAreNumbers() {
    let types: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
      .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    #expect(types.map(\.rawValue) == Array(0...11) && UIKeyboardType.alphabet == .asciiCapable)
    let looks: [UIKeyboardAppearance] = [.default, .dark, .light]
    #expect(looks.map(\.rawValue) == [0, 1, 2] && UIKeyboardAppearance.alert == .dark)
  }
}
