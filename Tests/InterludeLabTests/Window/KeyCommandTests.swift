import InterludeUI
import Testing

@testable import InterludeLab

struct KeyCommandTests {
  @Test(
    arguments: [
      (InputEvent.Key.escape, KeyCommand.goBack), (.space, .togglePause), (.rightArrow, .step), (.f1, .toggleHelp),
      (.character("s"), .cycleSpeed), (.character("S"), .cycleSpeed), (.character("r"), .restart),
      (.character("q"), .quit), (.character("h"), .toggleHelp), (.character("H"), .toggleHelp),
    ])
  func keysHaveTheirCommands(key: InputEvent.Key, command: KeyCommand) {
    #expect(KeyCommand(key) == command)
  }

  @Test(arguments: [InputEvent.Key.leftArrow, .character("x"), .character("é"), .character("1")])
  func otherKeysHaveNone(key: InputEvent.Key) {
    #expect(KeyCommand(key) == nil)
  }

  @Test func everyCommandIsExplainedOnceAndHasAKeyOfItsOwn() {
    #expect(Set(KeyCommand.allCases.map(\.keyName)).count == KeyCommand.allCases.count)
    #expect(Set(KeyCommand.allCases.map(\.explanation)).count == KeyCommand.allCases.count)
  }
}
