import InterludeUI
import MotionQA
import Testing

struct ScriptErrorTests {
  private func message(of script: InputScript, on stage: Stage = Stage.showing { [] }) -> String {
    do {
      try ScriptPlayer(script, on: stage, leadIn: 0).advance(to: 10)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func aMissingViewIsNamedWithTheTimeAndWhatIsThere() {
    let stage = Stage.showing {
      ["cup", "bowl", "bowl"].map { TouchPad($0, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    }

    #expect(
      message(of: InputScript(duration: 2, [.tap("spoon", at: 0.5)]), on: stage)
        == "The step tap \"spoon\" at 0.500 s cannot be carried out: no such view is visible then. "
        + "On screen: bowl, cup.")
  }

  @Test func aViewThatCannotBeSeenIsNotThere() {
    let stage = Stage.showing {
      let hidden = TouchPad("hidden", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      hidden.isHidden = true
      let parent = TouchPad("parent", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      parent.alpha = 0
      parent.addSubview(TouchPad("child", frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      return [hidden, parent]
    }

    for name in ["hidden", "parent", "child"] {
      let text = message(of: InputScript(duration: 2, [.tap(name, at: 0.5)]), on: stage)
      #expect(text.hasSuffix("On screen: no view with an identifier."))
    }
  }

  @Test func aPlaceOutsideTheWindowIsRefused() {
    let stage = Stage.showing { [TouchPad("far", frame: CGRect(x: 390, y: 0, width: 50, height: 50))] }

    #expect(
      message(of: InputScript(duration: 2, [.tap("far", at: 0)]), on: stage)
        == "The step tap \"far\" at 0.000 s cannot be carried out: \"far\" is at (415.0, 25.0), outside the window "
        + "of 400.0 × 300.0 points.")
  }

  @Test(
    arguments: [
      (InputScript(duration: .nan, []), "A script cannot last nan s"),
      (InputScript(duration: 0, []), "A script cannot last 0.000 s"),
      (InputScript(duration: 1e9, []), "up to 600 s"),
      (InputScript(duration: 1, [.tap("a", at: 1.5)]), "it must lie between 0 and the script's end at 1.000 s."),
      (InputScript(duration: 1, [.tap("a", at: .nan)]), "it must lie between"),
      (InputScript(duration: 1, [.tap(CGPoint(x: CGFloat.infinity, y: 0), at: 0)]), "its numbers must be finite"),
      (InputScript(duration: 1, [.resize(to: .zero, at: 0)]), "sizes above 0"),
      (
        InputScript(
          duration: 1, [.drag(from: .point(.zero), to: .point(.zero), duration: 0.5, at: 0), .tap("a", at: 0.4)]),
        "begin it at 0.500 s"
      ),
      (
        InputScript(duration: 1, [.drag(from: .point(.zero), to: .point(.zero), duration: -1, at: 0.5)]),
        "it must lie between"
      ),
    ])
  func whatCannotBePlayedIsRefusedBeforehand(script: InputScript, words: String) {
    #expect(message(of: script).contains(words))
  }
}
