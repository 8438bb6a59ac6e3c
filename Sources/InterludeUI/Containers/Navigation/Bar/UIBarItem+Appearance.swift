extension UIBarItem: UIAppearance {}

extension AppearanceProxy where Target: UIBarItem {
  /// As the items' own ``UIBarItem/setTitleTextAttributes(_:for:)``.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    set(attributes, for: state.rawValue) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// The value that was set for a state; nil for none.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    value(of: "setTitleTextAttributes(_:for:)", for: state.rawValue)
  }
}

extension UIBarItem {
  /// Takes the values of appearance proxies when the view that shows the item enters a window, without notifying that view. Returns
  /// whether there are proxies: the view then updates the item.
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
