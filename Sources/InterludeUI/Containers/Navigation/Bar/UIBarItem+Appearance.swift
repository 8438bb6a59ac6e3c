extension UIBarItem: UIAppearance {}

extension AppearanceProxy where Target: UIBarItem {
  /// As the items' own ``UIBarItem/setTitleTextAttributes(_:for:)``.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    set(attributes, for: state.rawValue) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// What was set for a state; nil for nothing.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    value(of: "setTitleTextAttributes(_:for:)", for: state.rawValue)
  }
}

extension UIBarItem {
  /// Takes what proxies say, when the view that shows the item enters a window; whoever shows it is not told. Returns whether there
  /// are any proxies: the view then shows the item anew.
  func takeAppearance(in view: UIView) -> Bool {
    let rules = view.stage.appearanceRules
    guard view.window != nil, !rules.isEmpty else { return false }
    let change = onChange
    onChange = nil
    defer { onChange = change }
    rules.apply(to: self, in: view.appearanceContainers, traits: view.traitCollection)
    return true
  }
}
