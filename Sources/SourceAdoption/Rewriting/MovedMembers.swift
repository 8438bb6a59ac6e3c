#if Adoption
  import SwiftSyntax

  /// Moves into their classes what only Objective-C could leave in an extension: overrides, and what a subclass overrides.
  ///
  /// `#sourceLocation` keeps the lines true; the extension keeps its empty lines.
  func moveMembers(of drafts: [Draft], marksOrigin: Bool) {
    guard let folder = drafts.first?.folder else { return }
    for type in folder.classes {
      let overridden = folder.descendants(of: type).flatMap(\.allMembers).filter(\.isOverride)
      for member in type.extensions.flatMap(\.members) {
        let isOverridden = overridden.contains { $0.name == member.name && $0.isStatic == member.isStatic }
        if member.isOverride || isOverridden { move(member, to: type, in: drafts, marksOrigin: marksOrigin) }
      }
      noteOverridesOfForeign(in: type, of: folder, drafts)
    }
  }

  private func move(_ member: MemberEntry, to type: TypeEntry, in drafts: [Draft], marksOrigin: Bool) {
    guard let declaration = member.declaration else { return }
    let (source, target) = (drafts[member.file], drafts[type.file])
    let block = declaration.enclosing.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    guard block?.genericWhereClause == nil, !declaration.enclosing.contains(where: { $0.is(IfConfigClauseSyntax.self) })
    else {
      return source.note(
        declaration, "\(member.name.reference) is overridden, and stands in an extension that holds on conditions.",
        remedy: "Move it into the class.")
    }
    let range = declaration.range
    let place = source.file.places.location(for: declaration.positionAfterSkippingLeadingTrivia)
    let access = block?.modifiers.first { ["public", "private", "fileprivate", "internal"].contains($0.name.text) }
    let own = (member.function?.modifiers ?? member.variable?.modifiers ?? []).contains {
      ["public", "open", "private", "fileprivate", "internal"].contains($0.name.text)
    }
    let modifier = own ? "" : access.map { ($0.name.text == "private" ? "fileprivate" : $0.name.text) + " " } ?? ""
    let text = String(repeating: " ", count: place.column - 1) + modifier + source.edits.text(of: range)
    source.edits.cut(range)
    if member.file != type.file { openUp(source, to: declaration) }

    let brace = type.block.rightBrace.range.lowerBound
    let indentation = String(repeating: " ", count: column(of: type.block.rightBrace, in: target) - 1)
    guard marksOrigin else { return target.edits.insert("\n\(text)\n\(indentation)", at: brace) }
    target.edits.insert(
      """

      #sourceLocation(file: \(literal(source.file.path)), line: \(place.line))
      \(text)
      #sourceLocation(file: \(literal(target.file.path)), line: \(target.edits.line(of: brace)))
      \(indentation)
      """, at: brace)
  }

  /// What is private to the file that a member leaves, and the member names, is there for the other file as well.
  private func openUp(_ source: Draft, to member: DeclSyntax) {
    let names = Set(member.tokens(viewMode: .sourceAccurate).map(\.text))
    for statement in source.file.tree.statements {
      guard let declaration = statement.item.as(DeclSyntax.self), let (name, modifiers) = declaration.nameAndModifiers,
        names.contains(name)
      else { continue }
      for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil
      {
        source.edits.blank(modifier.name.range)
      }
    }
  }

  private func column(of token: TokenSyntax, in draft: Draft) -> Int {
    draft.file.places.location(for: token.positionAfterSkippingLeadingTrivia).column
  }

  private func noteOverridesOfForeign(in type: TypeEntry, of folder: Folder, _ drafts: [Draft]) {
    for member in type.members where member.isOverride && member.function != nil {
      let isForeign = folder.foreignExtensions.contains { block in
        block.members.contains { $0.name == member.name && $0.function != nil && $0.isStatic == member.isStatic }
      }
      let isOwn = folder.lineage(of: type).dropFirst().contains { $0.allMembers.contains { $0.name == member.name } }
      guard isForeign, !isOwn, let declaration = member.declaration else { continue }
      drafts[member.file].note(
        declaration, "\(member.name.reference) is declared in an extension of a class that is not in the folder.",
        remedy: "Declare it in a class of your own between the two, and override it from there.")
    }
  }

  extension DeclSyntax {
    /// Of a function, a variable or a type.
    fileprivate var nameAndModifiers: (String, DeclModifierListSyntax)? {
      if let function = self.as(FunctionDeclSyntax.self) { return (function.name.text, function.modifiers) }
      if let type = self.asProtocol(NamedDeclSyntax.self), let group = self.asProtocol(WithModifiersSyntax.self) {
        return (type.name.text, group.modifiers)
      }
      guard let variable = self.as(VariableDeclSyntax.self),
        let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      return (pattern.identifier.text, variable.modifiers)
    }
  }
#endif
