#if Adoption
  import SwiftSyntax

  /// Reads the types, extensions and members of one file.
  final class DeclarationReader: SyntaxVisitor {
    private(set) var types: [TypeEntry] = []
    private(set) var extensions: [ExtensionEntry] = []
    private(set) var metatypes: Set<String> = []
    private let file: ParsedFile
    private var path: [String] = []

    init(_ file: ParsedFile) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(.class, node, node.name, node.inheritanceClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(.protocol, node, node.name, node.inheritanceClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(.other, node, node.name, node.inheritanceClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(.other, node, node.name, node.inheritanceClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(.other, node, node.name, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.trimmedDescription
      extensions.append(
        ExtensionEntry(
          name: simpleName(name), qualifiedName: String(name.prefix { $0 != "<" }),
          inherited: names(node.inheritanceClause), file: file.number, block: node.memberBlock,
          isPublic: node.modifiers.contains { $0.name.text == "public" }, conditions: Conditions(around: node),
          members: members(of: node.memberBlock, inExtension: true)))
      path.append(name)
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
      if node.metatypeSpecifier.text == "Type" { metatypes.insert(simpleName(node.baseType.trimmedDescription)) }
      return .visitChildren
    }

    private func enter(
      _ kind: TypeEntry.Kind, _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      path.append(name.text)
      types.append(
        TypeEntry(
          kind: kind, name: name.text, qualifiedName: path.joined(separator: "."), inherited: names(inheritance),
          file: file.number, isPublic: node.modifiers.contains { ["public", "open"].contains($0.name.text) },
          isObjectiveC: node.attributes.named("objc") != nil, block: node.memberBlock,
          members: members(of: node.memberBlock, inExtension: false)))
      return .visitChildren
    }

    private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.map { simpleName($0.type.trimmedDescription) } ?? []
    }

    private func members(of block: MemberBlockSyntax, inExtension: Bool) -> [MemberEntry] {
      declarations(in: block.members).flatMap { declaration -> [MemberEntry] in
        if let function = declaration.as(FunctionDeclSyntax.self) {
          return [
            entry(function, MethodName(function), function, nil, inExtension: inExtension)
          ]
        }
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.compactMap { binding in
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
          return entry(variable, MethodName(base: name, labels: []), nil, variable, inExtension: inExtension)
        }
      }
    }

    private func entry(
      _ node: some WithModifiersSyntax & WithAttributesSyntax, _ name: MethodName, _ function: FunctionDeclSyntax?,
      _ variable: VariableDeclSyntax?, inExtension: Bool
    ) -> MemberEntry {
      let modifiers = Set(node.modifiers.map(\.name.text))
      return MemberEntry(
        name: name, function: function, variable: variable, file: file.number,
        isStatic: !modifiers.isDisjoint(with: ["static", "class"]), isOverride: modifiers.contains("override"),
        isOptional: modifiers.contains("optional"), isInExtension: inExtension, conditions: Conditions(around: node),
        explicitName: node.attributes.named("objc")?.arguments?.trimmedDescription.filter { !$0.isWhitespace })
    }
  }

  /// The declarations of a block, with those behind conditions.
  func declarations(in members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return declarations(in: members)
      }
    }
  }

  extension MethodName {
    init(_ function: FunctionDeclSyntax) {
      self.init(
        base: function.name.text, labels: function.signature.parameterClause.parameters.map(\.firstName.text))
    }
  }

  extension AttributeListSyntax {
    /// The attribute of a name, unless it is behind a condition.
    func named(_ name: String) -> AttributeSyntax? {
      lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }
  }
#endif
