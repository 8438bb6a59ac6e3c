#if Adoption
  import SwiftSyntax

  /// A class, structure, enumeration, protocol or actor of the folder.
  final class TypeEntry {
    enum Kind { case `class`, `protocol`, other }

    let kind: Kind
    let name: String
    /// With those of the types around it: `Outer.Inner`.
    let qualifiedName: String
    let inherited: [String]
    let file: Int
    /// `public` or none: what a member that is generated says. One that is private inside is found all the same.
    let isPublic: Bool
    let isObjectiveC: Bool
    let block: MemberBlockSyntax
    let conditions: Conditions
    let members: [MemberEntry]
    /// Those of its name, unless they are never compiled together with it.
    var extensions: [ExtensionEntry] = []

    init(
      kind: Kind, name: String, qualifiedName: String, inherited: [String], file: Int, isPublic: Bool,
      isObjectiveC: Bool,
      block: MemberBlockSyntax, members: [MemberEntry]
    ) {
      (self.kind, self.name, self.qualifiedName, self.inherited) = (kind, name, qualifiedName, inherited)
      (self.file, self.isPublic, self.isObjectiveC) = (file, isPublic, isObjectiveC)
      (self.block, self.members, conditions) = (block, members, Conditions(around: block))
    }

    /// Those in the extensions too.
    var allMembers: [MemberEntry] { members + extensions.flatMap(\.members) }

    /// What an `@objc` protocol leaves to whoever conforms to it.
    var optionalRequirements: [MemberEntry] { kind == .protocol ? members.filter(\.isOptional) : [] }
  }

  /// An extension of a type, in the folder or not.
  struct ExtensionEntry {
    let name: String
    /// As it is written, without generic arguments: `Outer.Inner`.
    let qualifiedName: String
    let inherited: [String]
    let file: Int
    let block: MemberBlockSyntax
    let isPublic: Bool
    let conditions: Conditions
    let members: [MemberEntry]
  }

  /// A method or a property.
  struct MemberEntry {
    let name: MethodName
    /// Nil for a property.
    let function: FunctionDeclSyntax?
    let variable: VariableDeclSyntax?
    let file: Int
    let isStatic: Bool
    let isOverride: Bool
    let isOptional: Bool
    let isInExtension: Bool
    let conditions: Conditions
    /// What `@objc(name)` says.
    let explicitName: String?

    var objectiveCName: String { explicitName ?? name.objectiveC }
    var declaration: DeclSyntax? { function.map(DeclSyntax.init) ?? variable.map(DeclSyntax.init) }

    /// The type of a property, as it is written; and as what a closure that calls the method is.
    var type: String? {
      if let function {
        let parameters = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        let effects = function.signature.effectSpecifiers.map { $0.trimmedDescription + " " } ?? ""
        return oneLine("((" + parameters.joined(separator: ", ") + ") \(effects)-> \(result))")
      }
      return variable?.bindings.first?.typeAnnotation.map { oneLine($0.type.trimmedDescription) }
    }
  }

  /// A text without its line breaks.
  func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
#endif
