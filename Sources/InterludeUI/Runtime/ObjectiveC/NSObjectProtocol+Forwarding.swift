extension NSObjectProtocol {
  /// Who is called in this delegate's place for a method of a protocol that it does not implement, or nil.
  ///
  /// As on a device the delegate says first whether it responds to the method, and then hands it on.
  ///
  /// - Parameter name: The method's name in Objective-C.
  @MainActor func forwardingTarget<Delegate>(for name: String, as protocolType: Delegate.Type) -> Delegate? {
    guard let relay = self as? InterfaceObject else { return nil }
    let selector = Selector(name, SelectorMethod(of: protocolType) { _, _, _ in false })
    guard relay.responds(to: selector), let target = relay.forwardingTarget(for: selector) else { return nil }
    return target as AnyObject === self ? nil : target as? Delegate
  }
}
