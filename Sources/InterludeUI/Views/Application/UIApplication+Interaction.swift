extension UIApplication {
  /// Has touches that come down from now on do nothing, until `endIgnoringInteractionEvents()` has been called as often as this.
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Takes one call of `beginIgnoringInteractionEvents()` back; without one it does nothing.
  public func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// Whether touches do nothing now.
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
}

/// The class method that code for app extensions finds by its name, so as not to name it.
extension UIApplication {
  private static let sharedApplication = "sharedApplication"

  /// Whether the class has a method of a name: `sharedApplication` is the one that is known.
  public static func responds(to aSelector: Selector!) -> Bool { aSelector?.description == sharedApplication }

  /// Calls a method of the class: `sharedApplication` gives the app, another nothing.
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? .passUnretained(shared) : nil
  }
}
