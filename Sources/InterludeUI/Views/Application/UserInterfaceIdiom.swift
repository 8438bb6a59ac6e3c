/// The kind of device, as `UIDevice.current.userInterfaceIdiom` has it; what apps asked before iOS 13.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
