#if Adoption
  import SwiftSyntax

  /// Protocols of Objective-C. Only classes conform to them, and an optional requirement becomes a property: what a call would
  /// reach, or nil.
  ///
  ///     @objc optional func card(_ card: Card, didMoveTo place: CGPoint)
  ///     var optional_card__didMoveTo: ((Card, CGPoint) -> Void)? { get }
  ///
  /// An extension behind the protocol says nil for those who do not implement it; those who do are in `ConformancePass`.
  final class ProtocolPass: Pass {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let entry = folder.protocols.first(where: { $0.block.id == node.memberBlock.id }) else {
        return .visitChildren
      }
      restrict(node, entry)
      guard entry.isObjectiveC, !entry.optionalRequirements.isEmpty else { return .visitChildren }
      for requirement in entry.optionalRequirements { rewrite(requirement) }
      let access = entry.isPublic ? "public " : ""
      let defaults = entry.optionalRequirements.flatMap { requirement -> [String] in
        guard let type = requirement.type, !requirement.isStatic else { return [] }
        let named = "\(access)var \(requirement.name.optional): \(type)? { nil }"
        if requirement.function != nil { return [named] }
        return [named, "\(access)var \(requirement.name.base): \(type)? { \(requirement.name.optional) }"]
      }
      draft.edits.insert(
        "; extension \(entry.qualifiedName) { \(defaults.joined(separator: "; ")) }",
        at: outermost(of: node).range.upperBound)
      return .visitChildren
    }

    private func restrict(_ node: ProtocolDeclSyntax, _ entry: TypeEntry) {
      guard let clause = node.inheritanceClause else {
        if entry.isObjectiveC { draft.edits.insert(": AnyObject", at: node.name.range.upperBound) }
        return
      }
      for inherited in clause.inheritedTypes where inherited.type.is(ClassRestrictionTypeSyntax.self) {
        draft.edits.replace(inherited.type.range, with: "AnyObject")
      }
      let isRestricted = entry.inherited.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
      if entry.isObjectiveC, !isRestricted { draft.edits.insert(" AnyObject,", at: clause.colon.range.upperBound) }
    }

    private func rewrite(_ requirement: MemberEntry) {
      guard let declaration = requirement.declaration, let type = requirement.type else { return }
      guard !requirement.isStatic else {
        return draft.note(
          declaration, "An optional requirement of the type itself is not rewritten.", remedy: "Make it required.")
      }
      let modifiers = requirement.function?.modifiers ?? requirement.variable?.modifiers ?? []
      guard let start = modifiers.first else { return }
      draft.edits.replace(
        start.range.lowerBound..<declaration.range.upperBound,
        with: "var \(requirement.name.optional): \(type)? { get }")
    }

    /// What stands at the top of the file, where an extension can follow.
    private func outermost(of node: ProtocolDeclSyntax) -> Syntax {
      node.enclosing.last { $0.is(DeclSyntax.self) && !$0.is(IfConfigDeclSyntax.self) } ?? Syntax(node)
    }
  }

  extension Sequence {
    fileprivate func last(where isMeant: (Element) -> Bool) -> Element? { reduce(nil) { isMeant($1) ? $1 : $0 } }
  }
#endif
