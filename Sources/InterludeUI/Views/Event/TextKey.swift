/// What a key does to a text.
nonisolated enum TextKey: Hashable {
  enum Place {
    case character, word
    /// To the line above or below; where there is one line, up to its end.
    case line
    /// Up to the end of everything.
    case end
  }

  case insert(String)
  case enter
  case deleteBackward(Place)
  case deleteForward(Place)
  /// Moves the insertion point, back or on, and with Shift the end of the selection.
  case move(isForward: Bool, Place, isSelecting: Bool)
  case selectAll

  /// Nil for a key that has nothing to do with text. Ctrl makes it go by words.
  init?(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) {
    let place = modifiers.contains(.control) ? Place.word : .character
    let isSelecting = modifiers.contains(.shift)
    switch key {
    case .character(let character) where modifiers.contains(.control):
      guard character.lowercased() == "a" else { return nil }
      self = .selectAll
    case .character(let character): self = .insert(String(character))
    case .space: self = .insert(" ")
    case .return: self = .enter
    case .delete: self = .deleteBackward(place)
    case .forwardDelete: self = .deleteForward(place)
    case .leftArrow: self = .move(isForward: false, place, isSelecting: isSelecting)
    case .rightArrow: self = .move(isForward: true, place, isSelecting: isSelecting)
    case .upArrow: self = .move(isForward: false, .line, isSelecting: isSelecting)
    case .home: self = .move(isForward: false, .end, isSelecting: isSelecting)
    case .downArrow: self = .move(isForward: true, .line, isSelecting: isSelecting)
    case .end: self = .move(isForward: true, .end, isSelecting: isSelecting)
    case .escape, .tab, .pageUp, .pageDown, .f1: return nil
    }
  }
}

/// A first responder that does more with keys than a `UIKeyInput` can be asked for.
protocol TextKeyResponder: UIResponder {
  func press(_ key: TextKey)
  /// What is written before the insertion point or the selection.
  var textBeforeInsertionPoint: String { get }
}
