/// Tells one object from every other, from those too that are gone: an object's address may be another's later.
nonisolated final class Identity: Hashable, Sendable {
  static func == (a: Identity, b: Identity) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
