/// The name of a method that a target performs. It is made from the method's Objective-C name, as `#selector` would spell
/// it: `"close"` without an argument, `"panned:"` with the sender.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }
}

public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
