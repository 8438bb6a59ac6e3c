/// The name of a method that a target performs. It is made from the method's Objective-C name, as `#selector` would spell
/// it: `"close"` without an argument, `"panned:"` with the sender. Two are equal when their names are.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  /// The method itself, where the selector was made from one.
  let method: SelectorMethod?

  /// A selector of a name, which is spelled as Objective-C does: with a colon if the sender is passed.
  public init(_ name: String) { self.init(name, nil) }

  public init(stringLiteral name: String) { self.init(name, nil) }

  init(_ name: String, _ method: SelectorMethod?) { (description, self.method) = (name, method) }

  public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The selector of a name; nothing checks that any method has it.
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
