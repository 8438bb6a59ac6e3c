import Foundation
import LayerTree

private var registrationsKey: UInt8 = 0

/// Observing at a key path in a string, of views and layers, by responders, presentation controllers and interactive transitions:
/// `observeValue(forKeyPath:of:change:context:)` is theirs to override. A change is noticed as by
/// `observe(_:options:changeHandler:)`.
extension NSObject {
  /// Has the observer told of changes. An object, a key path or an observer with which that cannot be is reported (S6).
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let told = observer as? any KeyValueObserver else {
      return Self.report("\(type(of: observer)) cannot be told of changes of “\(keyPath)”.")
    }
    guard let layer = observedLayer, value(observedAt: keyPath) != nil else {
      return Self.report("\(type(of: self)) has nothing to observe at “\(keyPath)”.")
    }
    let registration = KeyPathRegistration(told, self, keyPath, options, context)
    registrations.append(registration)
    layer.addWatcher(registration)
  }

  /// Has the observer told no more. One that is not told is reported (S6).
  @preconcurrency @MainActor public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// The same for what was added with a context.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove { $0.observer === observer && $0.keyPath == keyPath && $0.context == context }
  }

  @MainActor private func remove(_ isMeant: (KeyPathRegistration) -> Bool) {
    guard let index = registrations.lastIndex(where: isMeant) else {
      return Self.report("An observer of \(type(of: self)) is removed that was never added, or was removed before.")
    }
    registrations.remove(at: index).end()
  }

  @MainActor private var registrations: [KeyPathRegistration] {
    get { objc_getAssociatedObject(self, &registrationsKey) as? [KeyPathRegistration] ?? [] }
    set { objc_setAssociatedObject(self, &registrationsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  @MainActor private var observedLayer: CALayer? { (self as? UIView)?.layer ?? self as? CALayer }

  /// The value at a key path; nil for one that cannot be observed.
  @MainActor func value(observedAt keyPath: String) -> Any? {
    if let view = self as? UIView { return view.value(observedAs: keyPath) }
    return (self as? CALayer)?.value(forKeyPath: keyPath)
  }

  @MainActor static func report(_ message: String) {
    Diagnostic.misuse(
      .S6, message,
      remedy: "Observe what moves or fades a view or a layer, by a responder; or use observe(_:options:changeHandler:)."
    ).report()
  }
}

/// An observer of a value.
private final class KeyPathRegistration: LayerWatcher {
  private(set) weak var observer: (any KeyValueObserver)?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private weak var object: NSObject?
  private let options: NSKeyValueObservingOptions
  private var known: Any?

  init(
    _ observer: any KeyValueObserver, _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.observer, self.object, self.keyPath, self.options, self.context) = (
      observer, object, keyPath, options, context
    )
    known = object.value(observedAt: keyPath)
    if options.contains(.initial) { tell(old: nil) }
  }

  /// Tells of nothing any more.
  func end() { object = nil }

  func layerDidChange() {
    guard let object else { return }
    let (old, new) = (known, object.value(observedAt: keyPath))
    guard !isSame(old, new) else { return }
    // Before the observer is told, which may change it once more.
    known = new
    if options.contains(.prior) { tell(old: old, isPrior: true) }
    tell(old: old)
  }

  private func tell(old: Any?, isPrior: Bool = false) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if isPrior { change[.notificationIsPriorKey] = true }
    if options.contains(.new), !isPrior, let known { change[.newKey] = known }
    if options.contains(.old), let old { change[.oldKey] = old }
    observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
