import Foundation
import InterludeUI
import InterludeUITestSupport

/// A field at (20, 100), 200 × 40 points, whose letters are 10 points wide; all that it tells is in the world's journal.
class TextFieldFixture: NSObject, UITextFieldDelegate {
  lazy var world = World()
  lazy var finger = Finger(world.stage)
  lazy var screen: UIView = {
    world.stage.textRenderer = renderer
    return world.showEmpty().view
  }()
  let renderer = FixedWidthRenderer()
  lazy var field = makeField(at: 100)
  /// What the delegate answers with no.
  var vetoes: Set<String> = []

  override init() { super.init() }

  func makeField(at y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    field.font = .systemFont(ofSize: 20)
    field.delegate = self
    screen.addSubview(field)
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.primaryActionTriggered, "primaryActionTriggered"),
    ]
    for (event, name) in events { field.addAction(UIAction { [world] _ in world.journal.write(name) }, for: event) }
    return field
  }

  func press(_ keys: InputEvent.Key..., with modifiers: InputEvent.Modifiers = []) {
    for key in keys { world.stage.send(InputEvent(time: world.stage.time + 0.1, kind: .key(key, modifiers))) }
  }

  func type(_ text: String) {
    for character in text {
      world.stage.send(
        InputEvent(time: world.stage.time + 0.1, kind: .key(character == " " ? .space : .character(character))))
    }
  }

  /// Edits a text, with the insertion point at its end; what was told until then is forgotten.
  func edit(_ text: String) {
    field.text = text
    field.becomeFirstResponder()
    world.layOut()
    world.journal.clear()
  }

  private func allows(_ question: String) -> Bool {
    world.journal.write(question)
    return !vetoes.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { world.journal.write("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { world.journal.write("didEnd") }
  func textFieldDidChangeSelection(_ textField: UITextField) { world.journal.write("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { allows("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows("shouldReturn") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { allows("shouldChange \(range.location)+\(range.length) “\(string)”") }
}
