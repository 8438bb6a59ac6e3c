/// A colour made of another: what a configuration does to a colour just before it shows.
public nonisolated struct UIConfigurationColorTransformer {
  /// Makes the colour that shows of the one that is configured.
  public let transform: (UIColor) -> UIColor
  private let identity = ColorTransformerIdentity()

  /// A transformer that calls a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that shows in the place of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer by which configurations can be compared: closures are equal to themselves alone.
  struct Compared: Hashable {
    let transformer: UIConfigurationColorTransformer

    static func == (one: Compared, other: Compared) -> Bool { one.transformer.identity === other.transformer.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(transformer.identity)) }
  }
}

private nonisolated final class ColorTransformerIdentity: Sendable {}
