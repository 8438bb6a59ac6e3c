/// Stands for the instances of a class: what is set on it is applied to them when they enter a window.
///
/// UIKit's `appearance()` is declared to return an instance of the class. Swift makes no object that stands for one, so a proxy is of
/// a type of its own. Each class says in an extension of this type what of it can be set; nothing else compiles.
@preconcurrency @MainActor public struct AppearanceProxy<Target: UIAppearance> {
  let scope: AppearanceScope
  let rules: AppearanceRules

  /// What was set on the proxy; nil where nothing was.
  ///
  /// - Parameters:
  ///   - name: The setter's; that of the property or function that calls this.
  ///   - argument: Tells settings of one setter apart, such as those for different states.
  func value<Value>(of name: String = #function, for argument: UInt = 0) -> Value? {
    rules.value(of: AppearanceSetting(name: name, argument: argument), in: scope) as? Value
  }

  /// Has a value set on the instances, by a setter that notes it with `noteSetting(_:for:)` under the same name and argument.
  func set<Value>(
    _ value: Value, of name: String = #function, for argument: UInt = 0, apply: @escaping (Target, Value) -> Void
  ) {
    let setting = AppearanceSetting(name: name, argument: argument)
    rules.add(
      AppearanceRule(scope: scope, setting: setting, value: value) {
        if let target = $0 as? Target { apply(target, value) }
      })
  }
}
