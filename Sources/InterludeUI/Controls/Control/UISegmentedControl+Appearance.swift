extension AppearanceProxy where Target: UISegmentedControl {
  /// As the controls' own ``UISegmentedControl/selectedSegmentTintColor``.
  public var selectedSegmentTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.selectedSegmentTintColor = $1 } }
  }

  /// As the controls' own ``UISegmentedControl/setTitleTextAttributes(_:for:)``.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    set(attributes, for: state.rawValue) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// What was set for a state; nil for nothing.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    value(of: "setTitleTextAttributes(_:for:)", for: state.rawValue)
  }
}
