import Foundation

/// What is told of a change, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = Self(rawValue: 1)
  /// The value before it.
  public static let old = Self(rawValue: 2)
  /// The handler is called at once, too, for the value that there is.
  public static let initial = Self(rawValue: 4)
  /// The handler is called before the change, too, and then told that it is. Here, where a change is noticed once it has been made, both
  /// calls come after it: the first one with the old value alone.
  public static let prior = Self(rawValue: 8)
}

/// What kind of change there was. Collections are not observed: it is always the value as a whole.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// What happened.
  public let kind: NSKeyValueChange
  /// The value after it, if that was asked for.
  public let newValue: Value?
  /// The value before it, if that was asked for and this is not the initial call.
  public let oldValue: Value?

  /// Whether this is the call before a change, which `prior` asks for.
  public let isPrior: Bool

  init(old: Value?, new: Value, isPrior: Bool = false, _ options: NSKeyValueObservingOptions) {
    kind = .setting
    self.isPrior = isPrior
    newValue = options.contains(.new) && !isPrior ? new : nil
    oldValue = options.contains(.old) ? old : nil
  }
}
