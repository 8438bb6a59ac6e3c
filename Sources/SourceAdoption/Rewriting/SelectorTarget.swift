#if Adoption
  import SwiftSyntax

  /// The method, or property, that a selector is of.
  struct SelectorTarget {
    /// As it can be named where the selector is.
    let type: String
    let name: MethodName
    /// Whether the labels are known.
    let isComplete: Bool
    /// Its declaration, if that is in the folder.
    let entry: MemberEntry?
    private let folder: Folder

    /// What stands in the parentheses of `#selector`; nil if its type cannot be told.
    init?(_ expression: ExprSyntax, in folder: Folder) {
      var (expression, parameterCount) = (expression, Int?.none)
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        // `panned as (UIPanGestureRecognizer) -> Void` chooses among methods of one name.
        parameterCount = sequence.elements.last.flatMap { $0.as(TypeExprSyntax.self) }.flatMap {
          parameters(of: $0.type)
        }
        expression = first
      }
      guard let reference = expression.reference else { return nil }
      let labels = reference.argumentNames?.arguments.map(\.name.text)
      let base = reference.baseName.text
      let find = { (type: String) in
        folder.method(of: type, base: base, labels: labels, parameterCount: parameterCount)
      }

      let owner: String
      switch expression.as(MemberAccessExprSyntax.self)?.base {
      case nil:
        let types = expression.enclosingTypes
        guard let innermost = types.first else { return nil }
        owner = types.first { find($0) != nil } ?? innermost
      case let base? where ["self", "Self", "super", "type(of: self)"].contains(base.trimmedDescription):
        guard let innermost = expression.enclosingTypes.first else { return nil }
        owner = innermost
      case let base? where base.namesType: owner = base.trimmedDescription
      case _?:
        // Of an object, of which only the name is known: the one class that has such a method.
        let owners = folder.classes.filter { type in
          type.allMembers.contains {
            $0.name.base == base && (labels == nil || $0.name.labels == labels) && !$0.isOverride
          }
        }
        guard owners.count == 1 else { return nil }
        owner = owners[0].qualifiedName
      }
      let entry = find(owner)
      self.init(
        type: owner, name: entry?.name ?? MethodName(base: base, labels: labels ?? []),
        isComplete: entry != nil || labels != nil, entry: entry, folder: folder)
    }

    /// The method of an Objective-C name: of the class around a place, or else of the only one that has it.
    init?(named name: String, at node: some SyntaxProtocol, in folder: Folder) {
      let isMeant = { (entry: MemberEntry) in entry.function != nil && entry.objectiveCName == name }
      for type in node.enclosingTypes {
        guard let found = folder.type(type) else { continue }
        guard let entry = folder.lineage(of: found).lazy.flatMap(\.allMembers).first(where: isMeant) else { continue }
        self.init(type: type, name: entry.name, isComplete: true, entry: entry, folder: folder)
        return
      }
      let owners = folder.classes.filter { $0.allMembers.contains { isMeant($0) && !$0.isOverride } }
      guard owners.count == 1, let entry = owners[0].allMembers.first(where: isMeant) else { return nil }
      self.init(type: owners[0].qualifiedName, name: entry.name, isComplete: true, entry: entry, folder: folder)
    }

    private init(type: String, name: MethodName, isComplete: Bool, entry: MemberEntry?, folder: Folder) {
      (self.type, self.name, self.isComplete, self.entry, self.folder) = (type, name, isComplete, entry, folder)
    }

    var selector: String {
      let objectiveC = literal(entry?.objectiveCName ?? name.objectiveC)
      if isProtocolElsewhere || entry?.isOptional == true { return "Selector(\(objectiveC))" }
      return "Selector(\(objectiveC), method: \(method))"
    }

    var getter: String {
      "Selector(\(literal(entry?.explicitName ?? name.base)), method: { (target: \(type)) in { target.\(name.base) } })"
    }

    var setter: String {
      let set = literal("set" + (entry?.explicitName ?? name.base).capitalizedFirst + ":")
      return "Selector(\(set), method: { (target: \(type)) in { target.\(name.base) = $0 } })"
    }

    /// The method as a function of its object.
    private var method: String {
      if entry?.isStatic == true { return "{ (target: \(type).Type) in target.\(name.reference) }" }
      if folder.type(type)?.kind == .protocol { return "{ (target: any \(type)) in target.\(name.reference) }" }
      // Without parameters, the name alone may be that of another method too.
      if isComplete, name.labels.isEmpty, isOverloaded { return "{ (target: \(type)) in { target.\(name.base)() } }" }
      return "\(type).\(name.reference)"
    }

    private var isOverloaded: Bool {
      let members = folder.type(type).map { folder.lineage(of: $0).flatMap(\.allMembers) } ?? []
      return members.contains { $0.name.base == name.base && !$0.name.labels.isEmpty }
    }

    /// UIKit's protocols: nothing but the name can be had of their methods.
    var isProtocolElsewhere: Bool {
      entry == nil && folder.type(type) == nil
        && ["Delegate", "DataSource", "Transitioning", "TransitionCoordinator"].contains(where: type.hasSuffix)
    }
  }

  extension Folder {
    /// A method that a type has: its own, one that it inherits, or one of an extension of a class that is elsewhere.
    func method(of type: String, base: String, labels: [String]?, parameterCount: Int? = nil) -> MemberEntry? {
      let isMeant = { (entry: MemberEntry) in
        entry.name.base == base && (labels == nil || entry.name.labels == labels)
          && (parameterCount == nil || entry.name.labels.count == parameterCount)
      }
      let own = self.type(type).map { type in
        (type.kind == .protocol ? [type] : lineage(of: type)) + protocols(of: type)
      }
      return own?.lazy.flatMap(\.allMembers).first(where: isMeant)
        ?? foreignExtensions.lazy.flatMap(\.members).first(where: isMeant)
    }
  }

  extension SyntaxProtocol {
    /// The names of the types around it, from the inside out.
    var enclosingTypes: [String] {
      enclosing.compactMap { node in
        if let extended = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
          return String(extended.prefix { $0 != "<" })
        }
        return
          (node.as(ClassDeclSyntax.self)?.name ?? node.as(StructDeclSyntax.self)?.name ?? node.as(EnumDeclSyntax.self)?
          .name
          ?? node.as(ActorDeclSyntax.self)?.name ?? node.as(ProtocolDeclSyntax.self)?.name)?.text
      }
    }
  }

  extension ExprSyntax {
    fileprivate var reference: DeclReferenceExprSyntax? {
      self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    }

    /// Whether it is the name of a type, as far as letters tell.
    fileprivate var namesType: Bool { simpleName(trimmedDescription).first?.isUppercase ?? false }
  }

  private func parameters(of type: TypeSyntax) -> Int? {
    if let function = type.as(FunctionTypeSyntax.self) { return function.parameters.count }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { parameters(of: $0.type) }
    }
    return type.as(OptionalTypeSyntax.self).flatMap { parameters(of: $0.wrappedType) }
  }
#endif
