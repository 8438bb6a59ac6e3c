import Foundation
import LayerTree

/// An observation that goes on until it is invalidated or let go.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  /// Looks whether the value has changed, and tells of it.
  private var look: (() -> Void)?

  init<Object: NSObject, Value>(
    of object: Object, _ layer: CALayer, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    super.init()
    var known = object[keyPath: keyPath]
    if options.contains(.initial) {
      handler(object, NSKeyValueObservedChange(old: nil, new: known, options))
    }
    look = { [weak object] in
      guard let object else { return }
      let (old, new) = (known, object[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      // Before the handler, which may change it once more.
      known = new
      if options.contains(.prior) {
        handler(object, NSKeyValueObservedChange(old: old, new: new, isPrior: true, options))
      }
      handler(object, NSKeyValueObservedChange(old: old, new: new, options))
    }
    layer.addWatcher(self)
  }

  /// Ends it: the handler is called no more.
  public func invalidate() { look = nil }
}

extension NSKeyValueObservation: LayerWatcher {
  package func layerDidChange() { look?() }
}

/// Whether two values are equal; of those that cannot be compared, objects are by identity, and others never are.
func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  func equals<Known: Equatable>(_ old: Known) -> Bool { old == new as? Known }
  if let old = old as? any Equatable { return equals(old) }
  guard type(of: old) is AnyClass else { return false }
  return old as AnyObject === new as AnyObject
}
