/// How an object holds what is associated with it. The raw values are the Objective-C runtime's.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: nil comes back once the value is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Keeps the value alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of the value, or the value itself if it cannot be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The same as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`: all of it is on the main actor.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The same as `OBJC_ASSOCIATION_COPY_NONATOMIC`: all of it is on the main actor.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with an object under a key, or nil.
@preconcurrency @MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.values(of: object as AnyObject)?.values[key]?.value
}

/// Associates a value with an object under a key, in place of the one before; nil for none.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let values = AssociatedObjects.ensureValues(of: object as AnyObject)
  // The value before goes once the new one is there: its deinit may ask for associated objects.
  let old = values.values[key]
  values.values[key] = value.flatMap { AssociatedValue($0, policy) }
  withExtendedLifetime(old) {}
}

/// Takes all values off an object.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
  guard let values = AssociatedObjects.values(of: object as AnyObject) else { return }
  let old = values.values
  values.values = [:]
  withExtendedLifetime(old) {}
}

/// A value, held or only known.
private struct AssociatedValue {
  private let held: Any?
  private weak var known: AnyObject?

  /// Nil is no value, not even inside an `Any`.
  init?(_ value: Any, _ policy: objc_AssociationPolicy) {
    if case Optional<Any>.none = value as Any? { return nil }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: (held, known) = (nil, value as AnyObject)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      held = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: held = value
    }
  }

  var value: Any? { held ?? known }
}

/// What one object has.
private final class AssociatedValues {
  weak var owner: AnyObject?
  var values: [UnsafeRawPointer: AssociatedValue] = [:]

  init(owner: AnyObject) { self.owner = owner }
}

/// The values of all objects. Linux has no runtime that tells when an object goes: the values of one that has gone go when the
/// table is next about to grow.
private enum AssociatedObjects {
  private static var table: [ObjectIdentifier: AssociatedValues] = [:]
  private static var room = 64

  static func values(of object: AnyObject) -> AssociatedValues? {
    let values = table[ObjectIdentifier(object)]
    // An object that is gone may have left its place in memory to another.
    return values?.owner === object ? values : nil
  }

  static func ensureValues(of object: AnyObject) -> AssociatedValues {
    if let known = values(of: object) { return known }
    if table.count >= room {
      let old = table
      table = old.filter { $0.value.owner != nil }
      room = max(64, 2 * table.count)
      withExtendedLifetime(old) {}
    }
    let values = AssociatedValues(owner: object)
    // Those of an object that is gone may go as this takes their place.
    let gone = table[ObjectIdentifier(object)]
    table[ObjectIdentifier(object)] = values
    withExtendedLifetime(gone) {}
    return values
  }
}
