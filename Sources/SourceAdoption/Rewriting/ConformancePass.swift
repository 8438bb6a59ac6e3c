#if Adoption
  import SwiftSyntax

  /// Tells of a class which optional requirements it implements: a property for each, before the class's closing brace.
  ///
  /// The properties are in the class itself, so that a subclass that implements more can override them.
  final class ConformancePass: Pass {
    override func run() {
      for type in folder.classes where type.file == draft.file.number { complete(type) }
      for block in folder.foreignExtensions where block.file == draft.file.number { complete(block) }
    }

    /// A class that is declared elsewhere, and conforms by an extension: nothing can be overridden there.
    private func complete(_ block: ExtensionEntry) {
      let members = folder.foreignExtensions.filter { $0.name == block.name }.flatMap(\.members)
      let generated = requirements(of: folder.protocols(named: block.inherited)).compactMap { requirement in
        members.contains { $0.implements(requirement.entry) }
          ? property(requirement, isPublic: requirement.isPublic, isImplemented: true, modifier: "") : nil
      }
      if !generated.isEmpty { draft.append(generated.joined(separator: "; "), to: block.block) }
    }

    private func complete(_ type: TypeEntry) {
      let ancestors = Array(folder.lineage(of: type).dropFirst())
      let inherited = requirements(of: ancestors.flatMap(folder.protocols))
      let own = requirements(of: folder.protocols(of: type)).filter { requirement in
        !inherited.contains { $0.entry.name == requirement.entry.name }
      }
      let isExtended = !folder.descendants(of: type).isEmpty
      let generated =
        own.compactMap { requirement -> String? in
          let isImplemented = ([type] + ancestors).contains { $0.implements(requirement.entry) }
          return isImplemented || isExtended
            ? property(
              requirement, isPublic: requirement.isPublic && type.isPublic, isImplemented: isImplemented, modifier: "")
            : nil
        }
        + inherited.compactMap { requirement -> String? in
          guard type.implements(requirement.entry), !ancestors.contains(where: { $0.implements(requirement.entry) })
          else { return nil }
          return property(
            requirement, isPublic: requirement.isPublic && type.isPublic, isImplemented: true, modifier: "override ")
        }
      if !generated.isEmpty { draft.append(generated.joined(separator: "; "), to: type.block) }
    }

    private func requirements(of protocols: [TypeEntry]) -> [(entry: MemberEntry, isPublic: Bool)] {
      protocols.filter(\.isObjectiveC).flatMap { type in
        type.optionalRequirements.filter { !$0.isStatic }.map { ($0, type.isPublic) }
      }
    }

    private func property(
      _ requirement: (entry: MemberEntry, isPublic: Bool), isPublic: Bool, isImplemented: Bool, modifier: String
    ) -> String? {
      let (name, access) = (requirement.entry.name, isPublic ? "public " : "")
      guard let written = requirement.entry.type else { return nil }
      let value =
        !isImplemented
        ? "nil"
        : requirement.entry.function != nil
          ? "self.\(name.reference)" : "let value: \(written) = self.\(name.base); return value"
      return "\(modifier)\(access)var \(name.optional): \(written)? { \(value) }"
    }
  }

  extension TypeEntry {
    func implements(_ requirement: MemberEntry) -> Bool { allMembers.contains { $0.implements(requirement) } }
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
