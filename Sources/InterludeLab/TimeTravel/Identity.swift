/// The identity of an object that is never reused, unlike its address.
nonisolated final class Identity: Hashable, Sendable {
  static func == (a: Identity, b: Identity) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
