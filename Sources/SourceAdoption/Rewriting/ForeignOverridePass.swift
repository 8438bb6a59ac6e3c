#if Adoption
  import SwiftSyntax

  /// Overrides of what an extension gives to a class that is declared elsewhere, as in `@objc` extensions of `UIViewController`.
  ///
  /// The extension's member finds out who overrides it; what it did itself, and what the class does, get names of their own:
  ///
  ///     func open() { if let object = self as? Menu { return object.overriding_open() }; return original_open() }
  ///     func original_open() {}
  ///
  /// `super.open()` in the class is the original.
  final class ForeignOverridePass: Pass {
    private lazy var overrides = folder.foreignOverrides

    override func run() {
      for override in overrides {
        if override.member.file == draft.file.number { dispatch(override) }
        for type in override.classes {
          for member in type.allMembers where member.file == draft.file.number && member.overrides(override.member) {
            rename(member, isTopmost: override.topmost.contains { $0 === type })
          }
        }
      }
      walk(draft.file.tree)
    }

    private func dispatch(_ override: ForeignOverride) {
      guard let declaration = override.member.declaration, let name = declaration.overridableName else { return }
      let questions = override.topmost.map { type in
        { (use: (String) -> String) in
          "if let object = self as? \(type.qualifiedName) { \(use("object.overriding_\(name.text)")) }; "
        }
      }
      let text: String
      if let function = override.member.function {
        let call = function.arguments
        let signature = oneLine(
          (function.genericParameterClause?.trimmedDescription ?? "") + function.signature.trimmedDescription
            + (function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""))
        let asked = questions.map { $0 { "return \($0)\(call)" } }.joined()
        text = "func \(name.text)\(signature) { \(asked)return original_\(name.text)\(call) }; "
      } else {
        let getter = questions.map { $0 { "return \($0)" } }.joined() + "return original_\(name.text)"
        let setter = questions.map { $0 { "\($0) = newValue; return" } }.joined() + "original_\(name.text) = newValue"
        let body = override.member.variable?.hasSetter == true ? "get { \(getter) } set { \(setter) }" : getter
        text = "var \(name.text): \(override.member.type ?? "Any") { \(body) }; "
      }
      draft.edits.insert(declaration.modifiersOfDispatch + text, at: declaration.range.lowerBound)
      draft.edits.replace(name.range, with: "original_\(name.text)")
    }

    private func rename(_ member: MemberEntry, isTopmost: Bool) {
      guard let declaration = member.declaration, let name = declaration.overridableName else { return }
      if isTopmost, let modifier = declaration.ownModifiers.first(where: { $0.name.text == "override" }) {
        draft.edits.blank(modifier.name.range)
      }
      draft.edits.replace(name.range, with: "overriding_\(name.text)")
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base?.as(SuperExprSyntax.self),
        let owner = node.enclosingTypes.lazy.compactMap(folder.type).first,
        let override = overrides.first(where: { override in
          override.member.name.base == node.declName.baseName.text && override.classes.contains { $0 === owner }
        })
      else { return .visitChildren }
      let name = node.declName.baseName
      if override.topmost.contains(where: { $0 === owner }) {
        draft.edits.replace(base.range, with: "self")
        draft.edits.replace(name.range, with: "original_\(name.text)")
      } else {
        draft.edits.replace(name.range, with: "overriding_\(name.text)")
      }
      return .visitChildren
    }
  }

  /// A member of an extension of a class that is not in the folder, and who overrides it.
  struct ForeignOverride {
    let member: MemberEntry
    /// All classes of the folder that do, or are below one that does.
    let classes: [TypeEntry]
    /// Those with no such class above them.
    let topmost: [TypeEntry]
  }

  extension Folder {
    /// Only what says `@objc` can be overridden. What throws, or takes any number of arguments, is left as it is.
    var foreignOverrides: [ForeignOverride] {
      foreignExtensions.flatMap { block in
        block.members.compactMap { member in
          guard member.declaration?.isObjectiveC == true, member.canBeDispatched else { return nil }
          let overriding = classes.filter { type in
            type.conditions.canHoldHere && type.allMembers.contains { $0.overrides(member) }
              && !lineage(of: type).dropFirst().contains { $0.allMembers.contains { $0.isOwn(of: member) } }
          }
          let topmost = overriding.filter { type in
            !lineage(of: type).dropFirst().contains { above in overriding.contains { $0 === above } }
          }
          let classes = topmost.flatMap { [$0] + descendants(of: $0) }
          return topmost.isEmpty ? nil : ForeignOverride(member: member, classes: classes, topmost: topmost)
        }
      }
    }
  }

  extension MemberEntry {
    fileprivate func overrides(_ other: MemberEntry) -> Bool { isOverride && isSame(as: other) }

    /// Whether a class declares for itself what the extension has as well.
    fileprivate func isOwn(of other: MemberEntry) -> Bool { !isOverride && isSame(as: other) }

    private func isSame(as other: MemberEntry) -> Bool {
      name == other.name && isStatic == other.isStatic && (function == nil) == (other.function == nil)
    }

    fileprivate var canBeDispatched: Bool {
      guard !isStatic else { return false }
      guard let function else { return variable?.bindings.first?.accessorBlock != nil && type != nil }
      return function.signature.effectSpecifiers == nil
        && function.signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil }
    }
  }

  extension DeclSyntax {
    fileprivate var overridableName: TokenSyntax? {
      self.as(FunctionDeclSyntax.self)?.name
        ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }

    fileprivate var ownModifiers: DeclModifierListSyntax {
      self.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
    }

    private var attributes: AttributeListSyntax { self.asProtocol(WithAttributesSyntax.self)?.attributes ?? [] }

    /// Whether it says so, or the extension around it does.
    fileprivate var isObjectiveC: Bool {
      let block = enclosing.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
      return (Array(attributes) + Array(block?.attributes ?? [])).contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
      }
    }

    /// What the member that finds out says before its keyword.
    fileprivate var modifiersOfDispatch: String {
      let isDiscardable = attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "discardableResult"
      }
      let access = ownModifiers.map(\.name.text).filter { ["public", "open", "internal", "fileprivate"].contains($0) }
      return (isDiscardable ? "@discardableResult " : "") + access.map { $0 + " " }.joined()
    }
  }

  extension FunctionDeclSyntax {
    /// Its parameters handed on: `(place, animated: animated)`.
    fileprivate var arguments: String {
      let handed = signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
        let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
        return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
      }
      return "(" + handed.joined(separator: ", ") + ")"
    }
  }

  extension VariableDeclSyntax {
    fileprivate var hasSetter: Bool {
      guard case .accessors(let accessors) = bindings.first?.accessorBlock?.accessors else { return false }
      return accessors.contains { $0.accessorSpecifier.text == "set" }
    }
  }
#endif
