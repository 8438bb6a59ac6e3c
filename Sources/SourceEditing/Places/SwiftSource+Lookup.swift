/// Which declaration a name means.
extension SwiftSource {
  /// What a name is said to belong to: nothing, `self`, or a type.
  enum Owner: Hashable { case nobody, instance, type(String) }

  /// The declarations that a name may mean at a token: from the innermost scope that has any. More than one where they
  /// cannot be told apart.
  func declarations(of name: String, owner: Owner, at use: Int) -> [Declaration] {
    let named = declarations.bindings.filter { $0.name == name }
    if case .type(let type) = owner {
      return named.filter { declaration in declaration.block.flatMap { declarations.types[$0] } == type }
    }
    for block in brackets.braces(around: use) {
      let found: [Declaration]
      if declarations.types[block] != nil {
        let blocks = declarations.blocks(sharingType: block)
        found = withDefaults(named.filter { $0.block.map(blocks.contains) == true }, in: blocks)
      } else if owner == .nobody {
        found = named.filter { $0.block == block && isBefore($0, use) }.suffix(1)
      } else {
        found = []
      }
      if !found.isEmpty { return found }
    }
    return owner == .nobody ? named.filter { $0.block == nil && $0.value?.contains(use) != true } : []
  }

  /// The functions of a name in the types around a token, and in the file.
  func functions(named name: String, at use: Int) -> [Function] {
    let named = declarations.functions.filter { $0.name == name }
    let around = brackets.braces(around: use).filter { declarations.types[$0] != nil }
    for block in around {
      let blocks = declarations.blocks(sharingType: block)
      let found = named.filter { $0.block.map(blocks.contains) == true }
      if !found.isEmpty { return found }
    }
    return named.filter { $0.block == nil }
  }

  /// A name is seen behind its declaration, and not in its own value.
  private func isBefore(_ declaration: Declaration, _ use: Int) -> Bool {
    declaration.token < use && declaration.value?.contains(use) != true
  }

  /// A stored property without a value has that of the initializer's parameter of its name.
  private func withDefaults(_ properties: [Declaration], in blocks: [Int]) -> [Declaration] {
    guard properties.count == 1, properties[0].value == nil else { return properties }
    let bodies = declarations.functions.filter { $0.name == "init" && $0.block.map(blocks.contains) == true }
      .compactMap(\.body)
    let parameters = declarations.bindings.filter {
      $0.kind == .parameter && $0.name == properties[0].name && $0.block.map(bodies.contains) == true && $0.value != nil
    }
    return parameters.isEmpty ? properties : parameters
  }

  /// The lines where what is declared is used, apart from its declaration.
  func uses(of declaration: Declaration) -> [Int] {
    tokens.indices.filter { index in
      guard tokens[index].isIdentifier(declaration.name), index != declaration.token, !isLabel(index) else {
        return false
      }
      if declaration.kind == .function { return token(index + 1)?.isPunctuation("(") == true && !isMember(index) }
      guard let owner = owner(of: index) else { return false }
      return declarations(of: declaration.name, owner: owner, at: index).contains(declaration)
    }
  }

  /// What stands before the point in front of a name; nil where that is no simple owner.
  func owner(of index: Int) -> Owner? {
    guard token(index - 1)?.isPunctuation(".") == true else { return .nobody }
    guard let base = token(index - 2), base.kind == .identifier else { return nil }
    if base.text == "self" || base.text == "Self" { return .instance }
    return base.text.first?.isUppercase == true ? .type(base.text) : nil
  }

  private func isMember(_ index: Int) -> Bool { owner(of: index) != .nobody && owner(of: index) != .instance }

  /// Whether a name is an argument's label or a parameter's.
  private func isLabel(_ index: Int) -> Bool {
    guard token(index + 1)?.isPunctuation(":") == true, let before = token(index - 1) else { return false }
    return before.isPunctuation("(") || before.isPunctuation(",")
  }
}
