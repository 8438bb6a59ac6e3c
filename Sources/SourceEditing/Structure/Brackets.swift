/// Which bracket belongs to which, and which braces are around a token.
struct Brackets {
  /// By token: the bracket at the other end; nil where it is missing, and for all else.
  private let partners: [Int?]
  /// By token: the innermost opening brace around it; a brace is not around itself.
  private let braces: [Int?]

  init(_ tokens: [Token]) {
    var partners = [Int?](repeating: nil, count: tokens.count)
    var braces = partners
    var open: [Int] = []
    var openBraces: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.isClosing, let depth = open.lastIndex(where: { Self.belong(tokens[$0], token) }) {
        partners[index] = open[depth]
        partners[open[depth]] = index
        open.removeSubrange(depth...)
        while let brace = openBraces.last, open.last.map({ $0 < brace }) ?? true { openBraces.removeLast() }
      }
      braces[index] = openBraces.last
      if token.isOpening { open.append(index) }
      if token.isPunctuation("{") { openBraces.append(index) }
    }
    (self.partners, self.braces) = (partners, braces)
  }

  private static func belong(_ open: Token, _ close: Token) -> Bool {
    switch (open.text, close.text) {
    case ("(", ")"), ("[", "]"), ("{", "}"): true
    default: false
    }
  }

  func partner(of index: Int) -> Int? { partners.indices.contains(index) ? partners[index] : nil }

  func brace(around index: Int) -> Int? { braces.indices.contains(index) ? braces[index] : nil }

  /// The opening braces around a token, from the innermost one.
  func braces(around index: Int) -> [Int] {
    var result: [Int] = []
    var next = brace(around: index)
    while let brace = next {
      result.append(brace)
      next = self.brace(around: brace)
    }
    return result
  }
}
