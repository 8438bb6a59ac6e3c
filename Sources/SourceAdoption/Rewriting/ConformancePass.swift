#if Adoption
  import SwiftSyntax

  /// Tells of a class which optional requirements it implements: a property for each, before the class's closing brace.
  ///
  /// The properties are in the class itself, so that a subclass that implements more can override them.
  final class ConformancePass: Pass {
    override func run() {
      for type in folder.classes where type.file == draft.file.number { complete(type) }
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
            ? property(requirement, of: type, isImplemented: isImplemented, modifier: "") : nil
        }
        + inherited.compactMap { requirement -> String? in
          guard type.implements(requirement.entry), !ancestors.contains(where: { $0.implements(requirement.entry) })
          else { return nil }
          return property(requirement, of: type, isImplemented: true, modifier: "override ")
        }
      if !generated.isEmpty { draft.append(generated.joined(separator: "; "), to: type) }
    }

    private func requirements(of protocols: [TypeEntry]) -> [(entry: MemberEntry, isPublic: Bool)] {
      protocols.filter(\.isObjectiveC).flatMap { type in
        type.optionalRequirements.filter { !$0.isStatic }.map { ($0, type.isPublic) }
      }
    }

    private func property(
      _ requirement: (entry: MemberEntry, isPublic: Bool), of type: TypeEntry, isImplemented: Bool, modifier: String
    ) -> String? {
      let (name, access) = (requirement.entry.name, requirement.isPublic && type.isPublic ? "public " : "")
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
    func implements(_ requirement: MemberEntry) -> Bool {
      allMembers.contains {
        $0.name == requirement.name && !$0.isStatic && ($0.function == nil) == (requirement.function == nil)
      }
    }
  }

  extension Draft {
    /// Writes members before the closing brace of a type, in its line.
    func append(_ members: String, to type: TypeEntry) {
      let brace = type.block.rightBrace
      let isEmpty = type.block.members.isEmpty
      edits.insert((isEmpty ? " " : "; ") + members + " ", at: brace.range.lowerBound)
    }
  }
#endif
