/// The types, functions, constants and variables of a file.
struct Declarations {
  /// By the opening brace of its body: the name of a type.
  private(set) var types: [Int: String] = [:]
  private(set) var functions: [Function] = []
  private(set) var bindings: [Declaration] = []

  init(_ tokens: [Token], _ lines: LineTable, _ brackets: Brackets) {
    let reader = DeclarationReader(tokens: tokens, lines: lines, brackets: brackets)
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      guard index == 0 || !tokens[index - 1].isPunctuation(".") else { continue }
      switch token.text {
      case "class", "struct", "enum", "actor", "extension", "protocol":
        if let (name, body) = reader.type(at: index) { types[body] = name }
      case "func", "init":
        if let function = reader.function(at: index) { functions.append(function) }
      case "let", "var": bindings += reader.bindings(at: index)
      case "for": bindings += reader.loopVariable(at: index)
      case "in": bindings += reader.closureParameters(before: index)
      default: break
      }
    }
    for function in functions { bindings += reader.parameters(of: function) }
  }

  /// The braces of the type around a brace, and those of its extensions and of itself, if it is an extension.
  func blocks(sharingType brace: Int) -> [Int] {
    guard let name = types[brace] else { return [] }
    return types.keys.filter { types[$0] == name }.sorted()
  }
}
