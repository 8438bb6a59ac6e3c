/// The value of a trait.
nonisolated struct CustomTrait: Hashable, Sendable {
  // UIKit hands values and types of traits to any thread that has a trait collection, and leaves it to the app that they can be.
  nonisolated(unsafe) let trait: UITrait
  nonisolated(unsafe) let value: Any

  init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) { (self.trait, self.value) = (trait, value) }

  /// Values that cannot be compared are equal if they are one object.
  static func == (one: CustomTrait, other: CustomTrait) -> Bool {
    guard one.trait == other.trait else { return false }
    if let value = one.value as? any Equatable { return value.isEqual(to: other.value) }
    guard type(of: one.value) is AnyClass else { return false }
    return one.value as AnyObject === other.value as AnyObject
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

nonisolated extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
