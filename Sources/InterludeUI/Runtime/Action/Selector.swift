/// The name of a method that a target performs. It is made from the method's Objective-C name, as `#selector` would spell
/// it: `"close"` without an argument, `"panned:"` with the sender.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  /// A selector of a name, which is spelled as Objective-C does: with a colon if the sender is passed.
  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }
}

/// The selector of a name; nothing checks that any method has it.
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
