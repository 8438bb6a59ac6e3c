#if Adoption
  import SwiftParser
  import SwiftSyntax

  /// All files of a module, read: what is declared where.
  struct Folder {
    let files: [ParsedFile]
    /// By their own names; of those of one name, in the order of the files.
    let types: [String: [TypeEntry]]
    private let typeOrder: [TypeEntry]
    /// The class above each that has one in the folder.
    private var superclasses: [ObjectIdentifier: TypeEntry] = [:]

    init(_ sources: [SourceFile]) {
      files = sources.enumerated().map { ParsedFile($1, number: $0) }
      let readers = files.map { file in
        let reader = DeclarationReader(file)
        reader.walk(file.tree)
        return reader
      }
      typeOrder = readers.flatMap(\.types)
      types = Dictionary(grouping: typeOrder, by: \.name)
      extensions = readers.flatMap(\.extensions)
      foreignExtensions = extensions.filter { [types] in types[$0.name] == nil }
      metatypes = readers.reduce(into: []) { $0.formUnion($1.metatypes) }
      for type in typeOrder {
        superclasses[ObjectIdentifier(type)] =
          type.inherited.lazy.compactMap(self.type).first { $0.kind == .class }
      }
      for entry in extensions {
        for type in declarations(entry.qualifiedName) where !type.conditions.excludes(entry.conditions) {
          type.extensions.append(entry)
        }
      }
    }

    /// The names of types whose metatypes are written somewhere, as in `Card.Type`.
    let metatypes: Set<String>

    /// All extensions, in the order of the files.
    let extensions: [ExtensionEntry]

    /// Extensions of types that are declared elsewhere.
    let foreignExtensions: [ExtensionEntry]

    /// The classes in the order of the files.
    var classes: [TypeEntry] { typeOrder.filter { $0.kind == .class } }
    /// The protocols in the order of the files.
    var protocols: [TypeEntry] { typeOrder.filter { $0.kind == .protocol } }

    /// A type that is declared in the folder, by its name, qualified or not; of several declarations the one for iOS.
    func type(_ name: String) -> TypeEntry? {
      let found = declarations(name)
      return found.first(where: \.conditions.canHoldHere) ?? found.first
    }

    /// The declarations of one type: several if they are behind conditions.
    func declarations(_ name: String) -> [TypeEntry] {
      let found = types[simpleName(name)] ?? []
      let named = found.filter { $0.qualifiedName == name.prefix { $0 != "<" } }
      return named.isEmpty ? found.filter { $0.qualifiedName == found.first?.qualifiedName } : named
    }

    /// A class and the classes above it, as far as they are in the folder.
    func lineage(of type: TypeEntry) -> [TypeEntry] {
      var result = [type]
      while let parent = result.last.flatMap({ superclasses[ObjectIdentifier($0)] }),
        !result.contains(where: { $0 === parent })
      {
        result.append(parent)
      }
      return result
    }

    /// The classes that are below a class.
    func descendants(of type: TypeEntry) -> [TypeEntry] {
      classes.filter { $0 !== type && lineage(of: $0).dropFirst().contains { $0 === type } }
    }

    /// The protocols that a type says it conforms to, and those that these refine.
    func protocols(of type: TypeEntry) -> [TypeEntry] {
      protocols(named: type.inherited + type.extensions.flatMap(\.inherited))
    }

    /// Protocols of the folder, and those that they refine.
    func protocols(named names: [String]) -> [TypeEntry] {
      var (result, names): ([TypeEntry], [String]) = ([], names)
      while !names.isEmpty {
        guard let found = self.type(names.removeFirst()), found.kind == .protocol,
          !result.contains(where: { $0 === found })
        else { continue }
        result.append(found)
        names += found.inherited
      }
      return result
    }
  }

  /// A file and its syntax.
  struct ParsedFile {
    let number: Int
    let path: String
    let text: String
    let tree: SourceFileSyntax
    let places: SourceLocationConverter

    init(_ source: SourceFile, number: Int) {
      (self.number, path, text) = (number, source.path, source.text)
      tree = Parser.parse(source: source.text)
      places = SourceLocationConverter(fileName: source.path, tree: tree)
    }
  }

  /// The last part of a name, without generic arguments.
  func simpleName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }
#endif
