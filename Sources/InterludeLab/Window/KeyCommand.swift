import InterludeUI

/// What a key does to the lab; every other key is the app's.
nonisolated enum KeyCommand: Hashable, Sendable {
  case cycleSpeed, slower, faster, togglePause, restart, toggleHelp, quit
  /// Restarts on a device that is set otherwise.
  case toggleReducedMotion, toggleAppearance, nextTextSize, nextSystem
  /// Some frames on, or back for a negative number.
  case step(Int)
  /// The beginning of what is on show, or of the take; and the take's end.
  case goToStart, goToEnd
  /// Where a motion begins or ends, before the moment on show or after it.
  case goToPreviousEdge, goToNextEdge
  case toggleDock, toggleLoop, setLoopStart, setLoopEnd, previousBranch
  /// The last edit taken back, and made again.
  case undoEdit, redoEdit
  /// The edits in force, kept as a variant to return to.
  case keepVariant
  /// The other take, shown or hidden.
  case toggleGhost
  case zoomIn, zoomOut, zoomToFit
  /// An overlay, by its number.
  case toggleOverlay(Int)
  case toggleMenu, toggleDockAppearance
  /// The app anew, on a phone of the usual size.
  case useStandardPhone
  /// The phone on its side, and upright again.
  case turnPhone
  case save(SavedThing)
  case copy(CopiedThing)
  /// A curve from the clipboard.
  case paste
  /// Keys turn the sliders of the dock, or are the scene's again.
  case toggleKnobs
  /// An instrument of the dock, by its number.
  case showInstrument(Int)
  /// The change of the call shown as it would be written, and written.
  case writeEdit
  /// Every motion as it was built.
  case resetEdits
  /// The next bar of the timeline selected, or the one before for a negative number.
  case selectBar(Int)
  /// The next take to compare with, and the next way to show both.
  case compareNext, compareOtherwise

  /// The command of a key; nil for a key of the app's.
  ///
  /// - Parameters:
  ///   - isPaused: Whether time stands still: the arrows then move it, and not the focus.
  ///   - hasFocus: Whether the space bar has something to press while time runs.
  init?(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, isPaused: Bool, hasFocus: Bool) {
    let stride = modifiers.contains(.shift) ? 10 : 1
    switch key {
    case .space where isPaused || !hasFocus: self = .togglePause
    case .leftArrow where modifiers.contains(.control), .rightArrow where modifiers.contains(.control):
      self = .turnPhone
    case .leftArrow where isPaused: self = .step(-stride)
    case .rightArrow where isPaused: self = .step(stride)
    case .upArrow where isPaused: self = .goToPreviousEdge
    case .downArrow where isPaused: self = .goToNextEdge
    case .home where isPaused: self = .goToStart
    case .end where isPaused: self = .goToEnd
    case .f1: self = .toggleHelp
    case .character(let character) where modifiers.contains(.control):
      let letter = character.lowercased()
      let shifted = modifiers.contains(.shift) ? Self.shifted[letter] : nil
      guard let command = shifted ?? Self.controlled[letter] else { return nil }
      self = command
    case .character("n"), .character("N"): self = .selectBar(modifiers.contains(.shift) ? -1 : 1)
    case .character(let character):
      guard let command = Self.letters[character.lowercased()] else { return nil }
      self = command
    default: return nil
    }
  }

  private static let controlled: [String: KeyCommand] = [
    "q": .quit, "w": .quit, "+": .zoomIn, "=": .zoomIn, "-": .zoomOut, "0": .zoomToFit, "m": .toggleMenu,
    "d": .toggleDockAppearance, "p": .save(.still), "s": .save(.recording), "c": .copy(.swift), "e": .copy(.csv),
    "v": .paste,
    "z": .undoEdit, "1": .showInstrument(0), "2": .showInstrument(1), "3": .showInstrument(2),
  ]

  /// With Shift as well, where that is something else.
  private static let shifted: [String: KeyCommand] = [
    "s": .save(.film), "c": .copy(.css), "e": .copy(.svg), "z": .redoEdit,
  ]

  private static let letters: [String: KeyCommand] = [
    "s": .cycleSpeed, "p": .togglePause, "r": .restart, "m": .toggleReducedMotion, "a": .toggleAppearance,
    "t": .nextTextSize, "i": .nextSystem,
    "h": .toggleHelp, "q": .quit, "d": .toggleDock, "k": .toggleKnobs, "v": .keepVariant, "g": .toggleGhost,
    "w": .writeEdit, "u": .resetEdits, "c": .compareNext, "o": .compareOtherwise,
    "l": .toggleLoop, "[": .setLoopStart, "]": .setLoopEnd, "b": .previousBranch,
    "<": .slower, ",": .slower, ">": .faster, ".": .faster,
    "1": .toggleOverlay(0), "2": .toggleOverlay(1), "3": .toggleOverlay(2), "4": .toggleOverlay(3),
    "5": .toggleOverlay(4), "6": .toggleOverlay(5), "7": .toggleOverlay(6),
  ]
}

nonisolated extension KeyCommand {
  /// Whether it does nothing that could be seen without the lab.
  var needsLab: Bool {
    switch self {
    case .toggleKnobs, .writeEdit, .resetEdits, .undoEdit, .redoEdit, .keepVariant, .paste, .copy(.csv), .copy(.svg),
      .selectBar, .compareNext, .compareOtherwise, .toggleGhost, .showInstrument, .zoomIn, .zoomOut, .zoomToFit:
      true
    default: false
    }
  }
}
