/// The values of a trait collection, or those that are overridden in one.
nonisolated struct Traits: Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The values of an app's own traits, by the traits' types.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// These traits, but where the others specify one, theirs.
  func overridden(by other: Traits) -> Traits {
    Traits(
      horizontalSizeClass: other.horizontalSizeClass == .unspecified ? horizontalSizeClass : other.horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass == .unspecified ? verticalSizeClass : other.verticalSizeClass,
      userInterfaceStyle: other.userInterfaceStyle == .unspecified ? userInterfaceStyle : other.userInterfaceStyle,
      userInterfaceLevel: other.userInterfaceLevel == .unspecified ? userInterfaceLevel : other.userInterfaceLevel,
      userInterfaceIdiom: other.userInterfaceIdiom == .unspecified ? userInterfaceIdiom : other.userInterfaceIdiom,
      displayScale: other.displayScale == 0 ? displayScale : other.displayScale,
      preferredContentSizeCategory: other.preferredContentSizeCategory == .unspecified
        ? preferredContentSizeCategory : other.preferredContentSizeCategory,
      custom: custom.merging(other.custom) { _, others in others })
  }

  /// Whether dynamic colours may be others under the other traits. Asked of every view whose traits change: the system's traits of
  /// `systemTraitsAffectingColorAppearance` are compared where they are kept.
  func mayChangeColors(comparedTo other: Traits) -> Bool {
    if userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel { return true }
    let custom = [custom, other.custom].flatMap(\.values).map(\.trait).filter { $0.affectsColorAppearance }
    return custom.contains { differ(from: other, in: $0) }
  }
}

/// One trait of many.
nonisolated extension Traits: UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let place = Self.place(of: trait) { return self[keyPath: place] }
      // In two steps: the value may be nil itself.
      guard let known = custom[ObjectIdentifier(trait)] else { return trait.defaultValue }
      return known.value as? T.Value ?? trait.defaultValue
    }
    set {
      if let place = Self.place(of: trait) { return self[keyPath: place] = newValue }
      custom[ObjectIdentifier(trait)] = CustomTrait(trait, newValue)
    }
  }

  func specifies<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
    guard Self.place(of: trait) != nil else { return custom[ObjectIdentifier(trait)] != nil }
    return CustomTrait(trait, self[trait]) != CustomTrait(trait, trait.defaultValue)
  }

  mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
    if let place = Self.place(of: trait) { return self[keyPath: place] = trait.defaultValue }
    custom[ObjectIdentifier(trait)] = nil
  }

  func differ<T: UITraitDefinition>(from other: Traits, in trait: T.Type) -> Bool {
    CustomTrait(trait, self[trait]) != CustomTrait(trait, other[trait])
  }

  /// Where the value of a trait is, if it is one of the system's.
  private static func place<T: UITraitDefinition>(of trait: T.Type) -> WritableKeyPath<Traits, T.Value>? {
    (trait as? any SystemTrait.Type)?.place as? WritableKeyPath<Traits, T.Value>
  }
}

nonisolated extension Traits: CustomStringConvertible {
  var description: String {
    let system = [
      "horizontalSizeClass: \(horizontalSizeClass)", "verticalSizeClass: \(verticalSizeClass)",
      "userInterfaceStyle: \(userInterfaceStyle)", "displayScale: \(displayScale)",
    ]
    return (system + custom.values.map { "\($0.trait.name): \($0.value)" }.sorted()).joined(separator: ", ")
  }
}
