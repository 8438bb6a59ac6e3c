/// What a keyboard is like, as what takes the text says.
struct KeyboardTraits: Equatable {
  var type = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var capitalization = UITextAutocapitalizationType.sentences
  var isDark = false
  /// Whether the return key takes no touches while there is no text.
  var needsText = false

  init(type: UIKeyboardType = .default, returnKey: UIReturnKeyType = .default) {
    (self.type, self.returnKey) = (type, returnKey)
  }

  init(of input: any UITextInputTraits, isDark: Bool) {
    (type, returnKey, needsText) = (input.keyboardType, input.returnKeyType, input.enablesReturnKeyAutomatically)
    let isAddress = type == .emailAddress || type == .URL
    capitalization = input.isSecureTextEntry || isAddress ? .none : input.autocapitalizationType
    self.isDark =
      switch input.keyboardAppearance {
      case .default: isDark
      case .dark: true
      case .light: false
      }
  }

  /// Whether a letter that is typed behind a text is to be a capital.
  func capitalizes(after text: String) -> Bool {
    switch capitalization {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last, !last.isNewline else { return true }
      guard last.isWhitespace else { return false }
      let end = text.last { !$0.isWhitespace || $0.isNewline }
      return end.map { $0.isNewline || ".!?".contains($0) } ?? true
    }
  }
}

extension UIReturnKeyType {
  /// What is written on the key.
  nonisolated var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// Whether the key is blue.
  nonisolated var isProminent: Bool {
    switch self {
    case .go, .google, .join, .route, .search, .send, .yahoo, .done: true
    case .default, .next, .emergencyCall, .continue: false
    }
  }
}
