/// A name that stands for a value: a constant, a variable, a parameter.
struct Declaration: Hashable {
  enum Kind { case binding, parameter, function }

  let kind: Kind
  let name: String
  /// The token that is its name.
  let token: Int
  /// The opening brace that it is seen in; nil for the whole file.
  let block: Int?
  /// The tokens of its type as written; empty without one.
  var type: Range<Int> = 0..<0
  /// The tokens of its value, default, or body; nil where it has none that can be read off.
  var value: Range<Int>?
}

/// A function or initializer.
struct Function {
  let name: String
  /// The token that is its name, or `init`.
  let token: Int
  /// The tokens between its parentheses.
  let parameters: Range<Int>
  /// The opening brace of its body; nil in a protocol.
  let body: Int?
  /// The opening brace that it is declared in.
  let block: Int?
}
