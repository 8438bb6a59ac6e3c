/// The way from an expression to the literal behind it.
struct Trail {
  /// The tokens of what was looked for.
  var tokens: Range<Int>
  /// The declarations that led there.
  var declarations: [Declaration] = []
  /// The names that were followed, as tokens.
  var names: [Int] = []
}

/// Why an expression leads to no literal: the part where the way ends, and what is wrong with it.
struct DeadEnd: Error {
  let tokens: Range<Int>
  let reason: String
}
