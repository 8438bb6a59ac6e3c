/// A trait that trait collections have a property for.
nonisolated protocol SystemTrait: UITraitDefinition {
  /// The property, which can be set.
  static var place: PartialKeyPath<Traits> { get }
}
