import InterludeUI

/// Keys and text for a part of the dock instead of the scene.
extension Dock {
  /// Whether keys go to a part of the dock.
  var hasKeys: Bool { inspector.knobs?.hasKeys ?? false }

  /// Handles a key in the part that has the keys, or in the text that is typed there; false for a key that neither uses.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, at time: Double) -> Bool {
    if stage.asCurrent({ inspector.knobs?.take(key, modifiers) }) == true {
      hint.press()
      return true
    }
    guard stage.takesKey(key, modifiers) else { return false }
    stage.send(InputEvent(time: time, kind: .key(key, modifiers)))
    return true
  }

  /// Gives the keys to the controls that they can change, or back to the scene; false if there are no such controls.
  func toggleKeys() -> Bool {
    if hasKeys { releaseKeys() } else { return stage.asCurrent { inspector.knobs?.takeKeys() ?? false } }
    return true
  }

  /// Gives the keys back to the scene, and accepts the text that is being typed.
  func releaseKeys() {
    stage.asCurrent {
      _ = window.endEditing(true)
      inspector.knobs?.releaseKeys()
    }
  }

  /// Accepts a text from the clipboard; false if nothing can take it.
  func paste(_ text: String) -> Bool {
    guard let knobs = inspector.knobs else { return false }
    stage.asCurrent { knobs.paste(text) }
    return true
  }
}
