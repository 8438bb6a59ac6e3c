#if Adoption
  import SwiftSyntax

  /// Initialisers that classes of Objective-C have without saying so: those that a cell leaves out, and `init()` of a class that is known by
  /// its metatype alone.
  final class InitializerPass: Pass {
    override func run() {
      for type in folder.classes where type.file == draft.file.number {
        if let added = missing(of: type) ?? initByMetatype(of: type) { draft.append(added, to: type.block) }
      }
    }

    /// A cell that is made from a nib alone. Asked for in another way it stops the process, as where the compiler says so by itself.
    private func missing(of type: TypeEntry) -> String? {
      guard let root = folder.rootName(of: type), let (labels, parameters) = cells[root],
        type.initializers.contains(where: { !$0.isConvenience }),
        !type.initializers.contains(where: { $0.labels == labels })
      else { return nil }
      let name = "init(" + labels.map { $0 + ":" }.joined() + ")"
      return "\(type.isPublic ? "public " : "")override init(\(parameters)) "
        + "{ fatalError(\(literal("Use of unimplemented initializer '\(name)' of \(type.name)"))) }"
    }

    /// `type.init()` is for whoever inherits it, which a class does that has, with those below it, no initialiser of its own.
    private func initByMetatype(of type: TypeEntry) -> String? {
      guard let root = folder.rootName(of: type), let body = bodies[root], folder.metatypes.contains(type.name),
        ([type] + folder.descendants(of: type)).allSatisfy(\.initializers.isEmpty)
      else { return nil }
      return "\(type.isPublic ? "public " : "")required \(body)"
    }
  }

  extension Folder {
    /// The class above a class and those above it that are in the folder.
    fileprivate func rootName(of type: TypeEntry) -> String? { lineage(of: type).last?.inherited.first }
  }

  extension TypeEntry {
    fileprivate var initializers: [(labels: [String], isConvenience: Bool)] {
      declarations(in: block.members).compactMap { declaration in
        guard let node = declaration.as(InitializerDeclSyntax.self) else { return nil }
        return (
          node.signature.parameterClause.parameters.map(\.firstName.text),
          node.modifiers.contains { $0.name.text == "convenience" }
        )
      }
    }
  }

  /// What UIKit's cells are made by, beside an archive.
  private let cells: [String: (labels: [String], parameters: String)] = [
    "UICollectionReusableView": (["frame"], "frame: CGRect"),
    "UICollectionViewCell": (["frame"], "frame: CGRect"),
    "UITableViewCell": (["style", "reuseIdentifier"], "style: UITableViewCell.CellStyle, reuseIdentifier: String?"),
    "UITableViewHeaderFooterView": (["reuseIdentifier"], "reuseIdentifier: String?"),
  ]

  /// `init()` of classes right below UIKit's.
  private let bodies: [String: String] = {
    let controllers = ["UIViewController", "UINavigationController", "UITabBarController"]
    let views = ["UIView", "UIControl", "UIImageView", "UILabel", "UIScrollView", "UIStackView"]
    return Dictionary(
      uniqueKeysWithValues: controllers.map { ($0, "convenience init() { self.init(nibName: nil, bundle: nil) }") }
        + views.map { ($0, "convenience init() { self.init(frame: .zero) }") }
        + [("NSObject", "override init() { super.init() }")])
  }()
#endif
