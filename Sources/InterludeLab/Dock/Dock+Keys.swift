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
    showKnobs()
    if hasKeys { releaseKeys() } else { return stage.asCurrent { inspector.knobs?.takeKeys() ?? false } }
    return true
  }

  /// Offers the change of what is on show for its source, or writes what is offered. Returns whether there is one; nil where nothing can be
  /// changed.
  func write() -> Bool? {
    showKnobs()
    return stage.asCurrent { inspector.knobs?.write() }
  }

  /// The titles of the instruments, and the number of the one on show.
  var instruments: (names: [String], shown: Int?) { (inspector.titles, inspector.chosen) }

  /// Shows an instrument by its number.
  func show(_ instrument: Int) { stage.asCurrent { inspector.choose(instrument) } }

  /// Shows the instrument that has controls, if the one on show has none.
  private func showKnobs() {
    if inspector.knobs == nil { stage.asCurrent { inspector.showKnobs(of: session) } }
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
    showKnobs()
    guard let knobs = inspector.knobs else { return false }
    stage.asCurrent { knobs.paste(text) }
    return true
  }
}
