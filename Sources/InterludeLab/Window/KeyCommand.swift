import InterludeUI

/// What a key does to the lab; every other key is the app's.
nonisolated enum KeyCommand: Hashable, Sendable {
  case cycleSpeed, togglePause, stepBack, stepOn, restart, toggleReducedMotion, nextSystem, toggleHelp, quit

  /// The command of a key; nil for a key of the app's.
  ///
  /// - Parameters:
  ///   - isPaused: Whether time stands still: the arrows then move it, and not the focus.
  ///   - hasFocus: Whether the space bar has something to press while time runs.
  init?(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, isPaused: Bool, hasFocus: Bool) {
    switch key {
    case .space where isPaused || !hasFocus: self = .togglePause
    case .leftArrow where isPaused: self = .stepBack
    case .rightArrow where isPaused: self = .stepOn
    case .f1: self = .toggleHelp
    case .character(let character) where modifiers.contains(.control):
      guard ["q", "w"].contains(character.lowercased()) else { return nil }
      self = .quit
    case .character(let character):
      guard let command = Self.letters[character.lowercased()] else { return nil }
      self = command
    default: return nil
    }
  }

  private static let letters: [String: KeyCommand] = [
    "s": .cycleSpeed, "p": .togglePause, "r": .restart, "m": .toggleReducedMotion, "i": .nextSystem,
    "h": .toggleHelp, "q": .quit,
  ]
}

/// A line of the help card: keys as a person calls them, and what they do in a few words.
nonisolated struct KeyHelp: Hashable, Sendable {
  let keys: String
  let explanation: String

  static let all = [
    KeyHelp(keys: "Esc", explanation: "Back, or dismiss"),
    KeyHelp(keys: "Tab ↑ ↓ ← →", explanation: "Move the focus"),
    KeyHelp(keys: "Return, Space", explanation: "Press what has it"),
    KeyHelp(keys: "Page ↑ ↓", explanation: "Scroll; Home and End, too"),
    KeyHelp(keys: "Ctrl-drag", explanation: "Pinch; Shift moves both fingers"),
    KeyHelp(keys: "S", explanation: "Slow motion: 1×, 1/5, 1/20"),
    KeyHelp(keys: "P, Space", explanation: "Pause, go on"),
    KeyHelp(keys: "← →", explanation: "Paused: a frame back, or on"),
    KeyHelp(keys: "R", explanation: "Restart the scene"),
    KeyHelp(keys: "M", explanation: "Restart it with reduced motion"),
    KeyHelp(keys: "I", explanation: "Restart it on another iOS"),
    KeyHelp(keys: "H, F1", explanation: "This card"),
    KeyHelp(keys: "Q", explanation: "Quit; Ctrl+Q and Ctrl+W, too"),
  ]
}
