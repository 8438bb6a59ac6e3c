import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct ShellTests {
  private let test: TestLab

  init() throws { test = try TestLab() }

  private func makeShell(opening scene: String? = nil) throws -> Shell {
    test.lab.makeShell(opening: try scene.map(test.lab.scene(named:)), size: WindowSize.standard, scale: 1)
  }

  private func play(_ steps: [InputScript.Step], on shell: Shell) throws {
    try ScriptPlayer(InputScript(duration: 10, steps), on: shell, leadIn: 0).advance(to: 10)
  }

  @Test func controlKTurnsTheKeyboardOnTheScreenOffAndOn() throws {
    let shell = try makeShell()
    #expect(shell.stage.showsSoftwareKeyboard)
    shell.send(InputEvent(time: 1, kind: .key(.character("k"), .control)))
    #expect(!shell.stage.showsSoftwareKeyboard)
    shell.send(InputEvent(time: 2, kind: .key(.character("k"), .control)))
    #expect(shell.stage.showsSoftwareKeyboard)
  }

  @Test func aClickOnARowOpensItsScene() throws {
    let shell = try makeShell()
    try play([.tap("slide", at: 0)], on: shell)

    #expect(shell.scene?.name == "slide")
    #expect(shell.navigationController.topViewController is SlideViewController)
  }

  @Test func backDismissesTheTopmostScreenThenPopsThenDoesNothing() throws {
    let shell = try makeShell(opening: "slide")
    try play([.tap("present", at: 0)], on: shell)
    #expect(shell.navigationController.presentedViewController != nil)

    shell.goBack()
    shell.advance(to: 20)
    #expect(shell.navigationController.presentedViewController == nil)
    #expect(shell.scene?.name == "slide")

    shell.goBack()
    shell.advance(to: 30)
    #expect(shell.scene == nil)

    shell.goBack()
    shell.advance(to: 40)
    #expect(shell.navigationController.viewControllers.count == 1)
  }

  @Test func backDuringATransitionDoesNothing() throws {
    let shell = try makeShell(opening: "slide")
    try play([.tap("present", at: 9.9)], on: shell)
    #expect(shell.navigationController.transitionCoordinator != nil)

    shell.goBack()
    shell.advance(to: 20)

    #expect(shell.navigationController.presentedViewController != nil)
    #expect(shell.stage.diagnostics.isEmpty)
  }

  @Test func turningTheScreenMovesTheFurniture() throws {
    let shell = try makeShell(opening: "slide")
    #expect(shell.stage.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    shell.send(InputEvent(time: 1, kind: .resize(CGSize(width: 844, height: 390), scale: 1)))

    #expect(shell.stage.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(shell.navigationController.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func aSceneWithoutATitleTakesItsOwn() throws {
    #expect(try makeShell(opening: "still").navigationController.topViewController?.navigationItem.title == "Still")
  }
}
