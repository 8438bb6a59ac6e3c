/// The traits that an object has different from its surroundings, and hands on to what is in it.
public nonisolated struct UITraitOverrides: UIMutableTraits, CustomStringConvertible {
  var traits = Traits()

  /// The value that the trait has here; its default where it is not overridden. The default of one of the system's traits,
  /// unspecified or 0, overrides nothing; that of an app's own trait does.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { traits.specifies(trait) }

  /// Has the surroundings' value of a trait hold again.
  public mutating func remove(_ trait: UITrait) { traits.remove(trait) }

  public var description: String { "UITraitOverrides(\(traits))" }
}

nonisolated extension UITraitOverrides {
  /// The same with another appearance: an app may override `overrideUserInterfaceStyle` alone.
  func with(_ style: UIUserInterfaceStyle) -> UITraitOverrides {
    var result = self
    result.traits.userInterfaceStyle = style
    return result
  }
}

nonisolated extension UITraitCollection {
  /// The same, but where the overrides have a trait, with theirs.
  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    let result = traits.overridden(by: overrides.traits)
    return result == traits ? self : UITraitCollection(result)
  }
}
