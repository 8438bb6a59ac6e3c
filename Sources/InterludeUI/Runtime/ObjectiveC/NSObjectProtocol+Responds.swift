extension NSObjectProtocol {
  /// Whether an object has a method.
  ///
  /// UIKit's finds any method by its name. Here a selector knows who has its method if it brings that; of one that is a name
  /// alone it is said that nobody has it, an `ActionTarget` included.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    if let object = self as? InterfaceObject { return object.responds(to: aSelector) }
    return aSelector?.method?.isOf(self) ?? false
  }
}
