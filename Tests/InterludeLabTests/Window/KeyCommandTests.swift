import InterludeUI
import Testing

@testable import InterludeLab

struct KeyCommandTests {
  private func command(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = [], isPaused: Bool = false, hasFocus: Bool = false
  ) -> KeyCommand? { KeyCommand(key, modifiers, isPaused: isPaused, hasFocus: hasFocus) }

  @Test(
    arguments: [
      (InputEvent.Key.space, KeyCommand.togglePause), (.f1, .toggleHelp), (.character("s"), .cycleSpeed),
      (.character("S"), .cycleSpeed), (.character("r"), .restart), (.character("m"), .toggleReducedMotion),
      (.character("a"), .toggleAppearance),
      (.character("i"), .nextSystem), (.character("t"), .nextTextSize),
      (.character("q"), .quit),
      (.character("h"), .toggleHelp), (.character("H"), .toggleHelp), (.character("p"), .togglePause),
    ])
  func keysHaveTheirCommands(key: InputEvent.Key, expected: KeyCommand) {
    #expect(command(key) == expected)
  }

  @Test(
    arguments: [
      InputEvent.Key.escape, .tab, .return, .upArrow, .downArrow, .leftArrow, .rightArrow, .pageUp, .pageDown, .home,
      .end, .character("x"), .character("é"), .character("9"),
    ])
  func otherKeysAreTheApps(key: InputEvent.Key) {
    #expect(command(key) == nil)
  }

  @Test func pausedTheArrowsMoveTime() {
    #expect(command(.leftArrow, isPaused: true) == .step(-1))
    #expect(command(.rightArrow, isPaused: true) == .step(1))
    #expect(command(.rightArrow, .shift, isPaused: true) == .step(10))
    #expect(command(.upArrow, isPaused: true) == .goToPreviousEdge)
    #expect(command(.downArrow, isPaused: true) == .goToNextEdge)
  }

  @Test(arguments: [false, true])
  func withControlTheArrowsTurnThePhone(isPaused: Bool) {
    #expect(command(.leftArrow, .control, isPaused: isPaused) == .turnPhone)
    #expect(command(.rightArrow, .control, isPaused: isPaused) == .turnPhone)
  }

  @Test func theSpaceBarPressesWhatHasTheFocusWhileTimeRuns() {
    #expect(command(.space, hasFocus: true) == nil)
    #expect(command(.space, isPaused: true, hasFocus: true) == .togglePause)
  }

  @Test func savingAndCopyingHaveKeysWithControl() {
    #expect(command(.character("p"), .control) == .save(.still))
    #expect(command(.character("s"), .control) == .save(.recording))
    #expect(command(.character("S"), [.control, .shift]) == .save(.film))
    #expect(command(.character("c"), .control) == .copy(.swift))
    #expect(command(.character("c"), [.control, .shift]) == .copy(.css))
    #expect(command(.character("e"), .control) == .copy(.csv))
    #expect(command(.character("e"), [.control, .shift]) == .copy(.svg))
    #expect(command(.character("m"), .control) == .toggleMenu)
    #expect(command(.character("z"), .control) == .undoEdit)
    #expect(command(.character("2"), .control) == .showInstrument(1) && command(.character("2")) == .toggleOverlay(1))
    #expect(command(.character("n")) == .selectBar(1) && command(.character("N"), .shift) == .selectBar(-1))
    #expect(command(.character("Z"), [.control, .shift]) == .redoEdit)
  }

  @Test func controlQAndWQuitAndNoOtherLetterWithControlDoesAnything() {
    #expect(command(.character("q"), .control) == .quit)
    #expect(command(.character("w"), .control) == .quit)
    #expect(command(.character("w")) == .writeEdit)
    #expect(command(.character("x"), .control) == nil)
  }
}
