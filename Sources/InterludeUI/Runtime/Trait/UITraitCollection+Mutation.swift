nonisolated extension UITraitCollection {
  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The traits that the closure sets; the others are unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Traits().modified(by: mutations))
  }

  /// These traits, with what the closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(traits.modified(by: mutations))
  }

  /// The value of a trait; its default where it is unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { traits[trait] }

  /// The system's traits by which dynamic colours are found.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]
  }
}

nonisolated extension Traits {
  /// A closure may also put another container in the place of the one it is handed; only what is set in that one counts.
  fileprivate func modified(by mutations: (inout any UIMutableTraits) -> Void) -> Traits {
    var container: any UIMutableTraits = self
    mutations(&container)
    return container as? Traits ?? (container as? UITraitOverrides)?.traits ?? self
  }
}
