/// A method that a selector brings with it, for Linux has no runtime to find it by the name.
struct SelectorMethod: Sendable {
  /// How a call went.
  enum Outcome {
    case called
    /// The object is none of those that have the method.
    case otherTarget
    /// The method takes something else for its sender or its event; on a device it would be given this for that.
    case otherArgument
  }

  /// Calls the method of an object, with the sender and the event of an action.
  let call: @MainActor @Sendable (_ target: Any, _ sender: Any?, _ event: Any?) -> Outcome
  /// Whether an object has the method.
  let isOf: @MainActor @Sendable (_ target: Any) -> Bool

  nonisolated init<Target>(
    of type: Target.Type, _ call: @escaping @MainActor @Sendable (Target, _ sender: Any?, _ event: Any?) -> Bool
  ) {
    isOf = { $0 is Target }
    self.call = { target, sender, event in
      guard let target = target as? Target else { return .otherTarget }
      return call(target, sender, event) ? .called : .otherArgument
    }
  }

  /// What is handed over for a parameter; nil if it does not take it. Nothing is nil to an optional parameter, and an empty
  /// tuple to one that takes anything, as from Objective-C.
  static func argument<Argument>(_ value: Any?) -> Argument? {
    if let value { return value as? Argument }
    if let type = Argument.self as? any ExpressibleByNilLiteral.Type { return nothing(type) as? Argument }
    return () as? Argument
  }

  private static func nothing<Nilable: ExpressibleByNilLiteral>(_ type: Nilable.Type) -> Any {
    let nothing: Nilable = nil
    return nothing
  }
}
