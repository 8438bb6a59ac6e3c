/// What an object that takes text says about the keyboard that comes up for it. Every property has a default.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters begin as capitals, where the keyboard types them; `sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Which keys there are; `default` by default.
  var keyboardType: UIKeyboardType { get }
  /// Whether the keys are light or dark; by default as what takes the text.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key is called; `default` by default.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key takes no touches while there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is not to be read; false by default. Letters do not become capitals by themselves then.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
}

/// Which letters begin as capitals. The raw values are UIKit's.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first one of each word.
  case words = 1
  /// The first one of each sentence.
  case sentences = 2
  /// All of them.
  case allCharacters = 3
}

/// Which keys a keyboard has. The raw values are UIKit's.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// Letters, with figures and signs a key away.
  case `default` = 0
  /// The same: all keys here are of ASCII, but for some signs.
  case asciiCapable = 1
  /// Figures and signs first.
  case numbersAndPunctuation = 2
  /// For addresses of the web: a point, a slash and .com in place of the space bar.
  case URL = 3
  /// Ten figures in a block.
  case numberPad = 4
  /// Ten figures, + * # behind a key.
  case phonePad = 5
  /// Letters first; figures in a block behind a key.
  case namePhonePad = 6
  /// For addresses of mail: @ and a point beside the space bar.
  case emailAddress = 7
  /// Ten figures and a point.
  case decimalPad = 8
  /// @ and # beside the space bar.
  case twitter = 9
  /// A point beside the space bar.
  case webSearch = 10
  /// Ten figures in a block.
  case asciiCapableNumberPad = 11

  /// The first name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether a keyboard is light or dark. The raw values are UIKit's.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  /// As what takes the text.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The first name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// What a return key is called. The raw values are UIKit's.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  /// “return”.
  case `default` = 0
  /// “go”, in blue.
  case go = 1
  /// “search”, in blue.
  case google = 2
  /// “join”, in blue.
  case join = 3
  /// “next”.
  case next = 4
  /// “route”, in blue.
  case route = 5
  /// “search”, in blue.
  case search = 6
  /// “send”, in blue.
  case send = 7
  /// “search”, in blue.
  case yahoo = 8
  /// “done”, in blue.
  case done = 9
  /// “emergency call”.
  case emergencyCall = 10
  /// “continue”.
  case `continue` = 11
}
