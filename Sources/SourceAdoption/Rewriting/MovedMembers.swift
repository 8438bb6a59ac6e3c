#if Adoption
  import SwiftSyntax

  /// Moves into their classes what only Objective-C could leave in an extension: overrides, and what a subclass overrides.
  ///
  /// `#sourceLocation` keeps the lines true; the extension keeps its empty lines. A class that is declared once for each platform gets
  /// them in each declaration. In what is no longer compiled from there, but is the source itself, comments go along.
  func moveMembers(of drafts: [Draft], marksOrigin: Bool) {
    guard let folder = drafts.first?.folder else { return }
    for block in folder.extensions {
      let types = folder.declarations(block.qualifiedName).filter { $0.kind == .class }
      let overridden = types.flatMap(folder.descendants).flatMap(\.allMembers).filter(\.isOverride)
      for member in block.members {
        let isOverridden = overridden.contains { $0.name == member.name && $0.isStatic == member.isStatic }
        if member.isOverride || isOverridden { move(member, to: types, in: drafts, marksOrigin: marksOrigin) }
      }
    }
    let rewritten = folder.foreignOverrides
    for type in folder.classes where type.conditions.canHoldHere {
      noteOverridesOfForeign(in: type, of: folder, rewritten, drafts)
    }
  }

  private func move(_ member: MemberEntry, to types: [TypeEntry], in drafts: [Draft], marksOrigin: Bool) {
    let types = types.filter { !$0.conditions.excludes(member.conditions) }
    guard let declaration = member.declaration, !types.isEmpty else { return }
    let source = drafts[member.file]
    let block = declaration.enclosing.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    guard block?.genericWhereClause == nil, types.allSatisfy({ $0.conditions.includes(member.conditions) }) else {
      // What is for another system is nothing to look at.
      guard member.conditions.canHoldHere else { return }
      return source.note(
        declaration, "\(member.name.reference) is overridden, and stands in an extension that holds on conditions.",
        remedy: "Move it into the class.")
    }
    let access = block?.modifiers.first { ["public", "private", "fileprivate", "internal"].contains($0.name.text) }
    let own = (member.function?.modifiers ?? member.variable?.modifiers ?? []).contains {
      ["public", "open", "private", "fileprivate", "internal"].contains($0.name.text)
    }
    let modifier = own ? "" : access.map { ($0.name.text == "private" ? "fileprivate" : $0.name.text) + " " } ?? ""
    let range = marksOrigin ? declaration.range : declaration.rangeWithComments
    let start = declaration.range.lowerBound
    let text =
      source.edits.indentation(of: range.lowerBound) + source.edits.text(of: range.lowerBound..<start) + modifier
      + source.edits.text(of: start..<range.upperBound)
    source.edits.cut(range)
    if types.contains(where: { $0.file != member.file }) { openUp(source, to: declaration) }
    for type in types {
      insert(text, of: source, source.edits.line(of: start), in: type, drafts[type.file], marksOrigin)
    }
  }

  private func insert(
    _ text: String, of source: Draft, _ line: Int, in type: TypeEntry, _ target: Draft, _ marksOrigin: Bool
  ) {
    let brace = type.block.rightBrace.range.lowerBound
    let indentation = target.edits.indentation(of: brace)
    guard marksOrigin else { return target.edits.insert("\n\(text)\n\(indentation)", at: brace) }
    target.edits.insert(
      """

      #sourceLocation(file: \(literal(source.file.path)), line: \(line))
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

  private func noteOverridesOfForeign(
    in type: TypeEntry, of folder: Folder, _ rewritten: [ForeignOverride], _ drafts: [Draft]
  ) {
    for member in type.members where member.isOverride && member.function != nil {
      let isForeign = folder.foreignExtensions.contains { block in
        block.members.contains { $0.name == member.name && $0.function != nil && $0.isStatic == member.isStatic }
      }
      let isOwn = folder.lineage(of: type).dropFirst().contains { $0.allMembers.contains { $0.name == member.name } }
      let isRewritten = rewritten.contains { override in
        override.member.name == member.name && override.classes.contains { $0 === type }
      }
      guard isForeign, !isOwn, !isRewritten, let declaration = member.declaration else { continue }
      drafts[member.file].note(
        declaration, "\(member.name.reference) is declared in an extension of a class that is not in the folder.",
        remedy: "Declare it in a class of your own between the two, and override it from there.")
    }
  }

  extension DeclSyntax {
    /// From the comments right above it to the one behind it in its line.
    fileprivate var rangeWithComments: Range<Int> {
      var (place, start, lineEnds) = (position.utf8Offset, Int?.none, 0)
      for piece in leadingTrivia {
        if piece.isComment {
          if lineEnds > 1 { start = nil }
          (start, lineEnds) = (start ?? place, 0)
        } else if case .newlines(let count) = piece {
          lineEnds += count
        } else if case .carriageReturnLineFeeds(let count) = piece {
          lineEnds += count
        }
        place += piece.sourceLength.utf8Length
      }
      let first = lineEnds > 1 ? nil : start
      let last = trailingTrivia.contains(where: \.isComment) ? endPosition.utf8Offset : range.upperBound
      return (first ?? range.lowerBound)..<last
    }

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
