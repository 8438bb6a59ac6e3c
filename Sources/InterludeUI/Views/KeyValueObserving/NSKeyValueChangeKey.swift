import Foundation

/// What a change of an observed value says.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change, if that was asked for.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before it, if that was asked for and this is not the initial call.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// True in the call before a change, and absent elsewhere.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  /// The raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// An object that can be told of changes at key paths in strings.
protocol KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension InterfaceObject: KeyValueObserver {}
