#if Adoption
  import SwiftSyntax

  /// Tells of a class which optional requirements it implements: a property for each, before the class's closing brace.
  ///
  /// The properties are in the class itself, so that a subclass that implements more can override them. What is implemented behind
  /// `#if` is told behind it, right after the implementation.
  final class ConformancePass: Pass {
    private typealias Requirement = (entry: MemberEntry, isPublic: Bool)

    override func run() {
      let file = draft.file.number
      for type in folder.classes where type.file == file || type.extensions.contains(where: { $0.file == file }) {
        complete(type)
      }
      for block in folder.foreignExtensions { complete(block) }
    }

    /// A class that is declared elsewhere, and conforms by an extension: nothing can be overridden there.
    private func complete(_ block: ExtensionEntry) {
      let requirements = requirements(of: folder.protocols(named: block.inherited))
      guard !requirements.isEmpty else { return }
      let members = folder.foreignExtensions.filter { $0.name == block.name }.flatMap(\.members)
      var generated: [String] = []
      for requirement in requirements {
        let implementing = members.filter { $0.implements(requirement.entry) }
        if implementing.contains(where: { block.conditions.includes($0.conditions) }) {
          generated += property(requirement, isPublic: requirement.isPublic, isImplemented: true, modifier: "")
        } else {
          tell(requirement, isPublic: requirement.isPublic, behind: implementing, modifier: "")
        }
      }
      if !generated.isEmpty, block.file == draft.file.number {
        draft.append(generated.joined(separator: "; "), to: block.block)
      }
    }

    private func complete(_ type: TypeEntry) {
      let ancestors = Array(folder.lineage(of: type).dropFirst())
      let inherited = requirements(of: ancestors.flatMap(folder.protocols))
      let own = requirements(of: folder.protocols(of: type)).filter { requirement in
        !inherited.contains { $0.entry.name == requirement.entry.name }
      }
      let generated =
        own.flatMap { tell($0, of: type, ancestors) } + inherited.flatMap { override($0, in: type, ancestors) }
      if !generated.isEmpty, type.file == draft.file.number {
        draft.append(generated.joined(separator: "; "), to: type.block)
      }
    }

    /// What a class says of a requirement of a protocol that it is the first to conform to.
    private func tell(_ requirement: Requirement, of type: TypeEntry, _ ancestors: [TypeEntry]) -> [String] {
      let (isPublic, descendants) = (requirement.isPublic && type.isPublic, folder.descendants(of: type))
      if ([type] + ancestors).contains(where: { $0.implements(requirement.entry) }) {
        return property(requirement, isPublic: isPublic, isImplemented: true, modifier: "")
      }
      let own = type.allMembers.filter { $0.implements(requirement.entry) }
      let isOwn = own.contains(where: \.conditions.canHoldHere)
      let isAbove = canImplement(requirement, ancestors)
      let isBelow = canImplement(requirement, descendants) { !$0.isOverride }
      if isAbove || isOwn && isBelow, type.file == draft.file.number {
        draft.note(
          type.block,
          "\(requirement.entry.name.reference) is implemented on a condition that \(type.name) and the classes above and below it do not share.",
          remedy: "Implement it always, with the condition in its body.")
      }
      // What is for another system alone leaves the property to the classes below.
      if !own.isEmpty, isOwn || !isBelow {
        tell(requirement, isPublic: isPublic, behind: own, modifier: "")
        return []
      }
      return descendants.isEmpty ? [] : property(requirement, isPublic: isPublic, isImplemented: false, modifier: "")
    }

    /// Whether one of the types has an implementation that may be compiled here.
    private func canImplement(
      _ requirement: Requirement, _ types: [TypeEntry], where isMeant: (MemberEntry) -> Bool = { _ in true }
    ) -> Bool {
      types.contains { type in
        type.allMembers.contains {
          $0.implements(requirement.entry) && $0.conditions.canHoldHere && isMeant($0)
        }
      }
    }

    /// What a class says of a requirement that a class above it tells nothing of.
    private func override(_ requirement: Requirement, in type: TypeEntry, _ ancestors: [TypeEntry]) -> [String] {
      guard !canImplement(requirement, ancestors) else { return [] }
      let isPublic = requirement.isPublic && type.isPublic
      if type.implements(requirement.entry) {
        return property(requirement, isPublic: isPublic, isImplemented: true, modifier: "override ")
      }
      let members = type.allMembers.filter { $0.implements(requirement.entry) }
      tell(requirement, isPublic: isPublic, behind: members, modifier: "override ")
      return []
    }

    /// Writes the property behind each implementation in this file.
    private func tell(_ requirement: Requirement, isPublic: Bool, behind members: [MemberEntry], modifier: String) {
      for member in members where member.file == draft.file.number {
        guard let declaration = member.declaration else { continue }
        guard modifier.isEmpty || !member.isInExtension else {
          draft.note(
            declaration, "\(member.name.reference) overrides, and stands in an extension that holds on conditions.",
            remedy: "Move it into the class.")
          continue
        }
        for property in property(requirement, isPublic: isPublic, isImplemented: true, modifier: modifier) {
          draft.edits.insert("; " + property, at: declaration.range.upperBound)
        }
      }
    }

    private func requirements(of protocols: [TypeEntry]) -> [Requirement] {
      protocols.filter(\.isObjectiveC).flatMap { type in
        type.optionalRequirements.filter { !$0.isStatic }.map { ($0, type.isPublic) }
      }
    }

    /// One property, or none if the requirement has no type.
    private func property(
      _ requirement: Requirement, isPublic: Bool, isImplemented: Bool, modifier: String
    ) -> [String] {
      let (name, access) = (requirement.entry.name, isPublic ? "public " : "")
      guard let written = requirement.entry.type else { return [] }
      let value =
        !isImplemented
        ? "nil"
        : requirement.entry.function != nil
          ? "self.\(name.reference)" : "let value: \(written) = self.\(name.base); return value"
      return ["\(modifier)\(access)var \(name.optional): \(written)? { \(value) }"]
    }
  }

  extension TypeEntry {
    /// Whether it does wherever it is compiled.
    func implements(_ requirement: MemberEntry) -> Bool {
      allMembers.contains { $0.implements(requirement) && conditions.includes($0.conditions) }
    }
  }

  extension MemberEntry {
    func implements(_ requirement: MemberEntry) -> Bool {
      name == requirement.name && !isStatic && (function == nil) == (requirement.function == nil)
    }
  }

  extension Draft {
    /// Writes members before the closing brace of a type, in its line.
    func append(_ members: String, to block: MemberBlockSyntax) {
      let brace = block.rightBrace
      let isEmpty = block.members.isEmpty
      edits.insert((isEmpty ? " " : "; ") + members + " ", at: brace.range.lowerBound)
    }
  }
#endif
