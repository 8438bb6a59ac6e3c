import InterludeUI

/// What the keys of the window do.
nonisolated enum KeyCommand: CaseIterable, Hashable, Sendable {
  case goBack, cycleSpeed, togglePause, step, restart, toggleHelp, quit

  /// The command of a key; nil for a key without one.
  init?(_ key: InputEvent.Key) {
    switch key {
    case .escape: self = .goBack
    case .space: self = .togglePause
    case .rightArrow: self = .step
    case .f1: self = .toggleHelp
    case .leftArrow: return nil
    case .character(let character):
      guard let command = Self.letters[character.lowercased()] else { return nil }
      self = command
    }
  }

  private static let letters: [String: KeyCommand] = [
    "s": .cycleSpeed, "r": .restart, "h": .toggleHelp, "q": .quit,
  ]

  /// How a person calls the key.
  var keyName: String {
    switch self {
    case .goBack: "Esc"
    case .cycleSpeed: "S"
    case .togglePause: "Space"
    case .step: "→"
    case .restart: "R"
    case .toggleHelp: "H"
    case .quit: "Q"
    }
  }

  /// What it does, in a few words.
  var explanation: String {
    switch self {
    case .goBack: "Back, or dismiss"
    case .cycleSpeed: "Slow motion: 1×, 1/5, 1/20"
    case .togglePause: "Pause, go on"
    case .step: "One frame on, while paused"
    case .restart: "Restart the scene"
    case .toggleHelp: "This card, also F1"
    case .quit: "Quit"
    }
  }
}
