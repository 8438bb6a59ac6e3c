/// A trait: something of which every trait collection holds a value. An app defines one of its own by a type:
///
///     struct ThemeTrait: UITraitDefinition {
///       static let defaultValue = Theme.standard
///     }
public nonisolated protocol UITraitDefinition {
  /// What the trait's values are. Values that are not `Equatable` differ from each other, unless they are one object.
  associatedtype Value

  /// The value where nothing specifies one.
  static var defaultValue: Value { get }
  /// What descriptions call the trait; the type's name unless said otherwise.
  static var name: String { get }
  /// Whether dynamic colours ask for the trait, and have to be found anew when it changes; false unless said otherwise.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  public static var name: String { "\(self)" }
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait, by its type.
public typealias UITrait = any UITraitDefinition.Type
