/// One of the things that proxies can set.
nonisolated struct AppearanceSetting: Hashable {
  /// The setter's, by which class and proxy mean the same: of a property, or of a function as `#function` spells it.
  let name: String
  /// Tells settings of one setter apart, such as those for different states.
  let argument: UInt
}

extension InterfaceObject {
  /// Notes that one of the things that proxies can set was set: they leave it alone from now on. Called in the setter.
  func noteSetting(_ name: String = #function, for argument: UInt = 0) {
    ownSettings.insert(AppearanceSetting(name: name, argument: argument))
  }

  /// Sets what holds as long as neither the app nor a proxy sets it.
  func settingDefaults(_ change: () -> Void) {
    let own = ownSettings
    change()
    ownSettings = own
  }
}
