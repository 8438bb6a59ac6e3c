/// What proxies of one stage were told.
final class AppearanceRules {
  /// In the order in which they were set.
  private var rules: [AppearanceRule] = []

  /// Whether no proxy was told anything: nothing is to be looked for.
  var isEmpty: Bool { rules.isEmpty }

  func value(of setting: AppearanceSetting, in scope: AppearanceScope) -> Any? {
    rules.first { $0.setting == setting && $0.scope == scope }?.value
  }

  /// A rule takes the place of the one that its proxy had for the same setting.
  func add(_ rule: AppearanceRule) {
    rules.removeAll { $0.setting == rule.setting && $0.scope == rule.scope }
    rules.append(rule)
  }

  /// Gives an object what proxies say of it and nothing else has set.
  ///
  /// - Parameters:
  ///   - containers: What the object is in, from the window on.
  ///   - traits: The object's.
  func apply(to object: InterfaceObject, in containers: @autoclosure () -> [AnyObject], traits: UITraitCollection) {
    let rules = rules.filter { $0.scope.kind.contains(object) && !object.ownSettings.contains($0.setting) }
    guard !rules.isEmpty else { return }
    let containers = containers()
    var chosen: [(rule: AppearanceRule, match: AppearanceMatch)] = []
    for rule in rules {
      guard let match = rule.scope.match(in: containers, traits: traits) else { continue }
      guard let place = chosen.firstIndex(where: { $0.rule.setting == rule.setting }) else {
        chosen.append((rule, match))
        continue
      }
      if !chosen[place].match.goesBefore(match) { chosen[place] = (rule, match) }
    }
    object.settingDefaults { for (rule, _) in chosen { rule.apply(object) } }
  }
}

/// A value that a proxy was given.
struct AppearanceRule {
  let scope: AppearanceScope
  let setting: AppearanceSetting
  let value: Any
  let apply: (InterfaceObject) -> Void
}
