/// A key of the keyboard on the screen.
nonisolated struct KeyboardKey: Hashable {
  enum Action: Hashable {
    case insert(String)
    case shift
    case delete
    case enter
    /// Shows other keys.
    case show(KeyboardPlane)
  }

  /// How it looks.
  enum Kind: Hashable {
    /// Of a letter or sign: pressed, it stands out above the finger.
    case letter
    /// A letter or figure of a block, and the space bar: pressed, it takes the other colour.
    case wide
    /// Grey.
    case special
    /// Blue.
    case prominent
    /// On no ground of its own.
    case bare
  }

  let action: Action
  let kind: Kind
  /// In the keyboard, in points.
  let frame: CGRect

  /// What a capital has in its place.
  var shifted: KeyboardKey {
    guard case .insert(let text) = action else { return self }
    return KeyboardKey(action: .insert(text.uppercased()), kind: kind, frame: frame)
  }

  /// Whether it types a letter.
  var isLetter: Bool {
    if case .insert(let text) = action { text.count == 1 && text.first?.isLetter == true } else { false }
  }
}

/// Which keys show.
nonisolated enum KeyboardPlane: Hashable {
  case letters, numbers, symbols
  /// Ten figures in a block.
  case pad
  /// What a telephone has besides figures.
  case padSymbols

  /// What is written on the key that shows it.
  var title: String {
    switch self {
    case .letters: "ABC"
    case .numbers, .pad: "123"
    case .symbols: "#+="
    case .padSymbols: "+*#"
    }
  }
}

extension UIKeyboardType {
  /// What shows first.
  nonisolated var firstPlane: KeyboardPlane {
    switch self {
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: .letters
    case .numbersAndPunctuation: .numbers
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
    }
  }
}
