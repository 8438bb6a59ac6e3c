/// A mistake in what a layer, an animation or the clock was given, and what was done instead.
public nonisolated struct LayerDiagnostic: Hashable, Sendable {
  /// The sort of mistake.
  public enum Kind: String, Hashable, Sendable {
    /// A number that is not finite, or negative where it must not be.
    case invalidNumber
    /// A key path that no layer property answers to.
    case unknownKeyPath
    /// A value of the wrong type for its key path.
    case wrongValueType
    /// Keyframes, key times and timing functions that do not fit together.
    case invalidKeyframes
    /// A layer put inside itself.
    case layerCycle
    /// Events that keep scheduling further events for the same instant.
    case endlessEvents
    /// Layouts that keep asking for another layout.
    case endlessLayout
    /// `CATransaction.commit()` without its `begin()`.
    case unbalancedTransaction
  }

  /// For tests and tools to tell mistakes apart by.
  public var kind: Kind
  /// One sentence or two: what was wrong, where, and what to do about it.
  public var message: String

  /// A mistake of a kind, in a sentence.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
