extension AppearanceProxy where Target: UITabBar {
  /// As the bars' own ``UITabBar/barTintColor``.
  public var barTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.barTintColor = $1 } }
  }

  /// As the bars' own ``UITabBar/unselectedItemTintColor``.
  public var unselectedItemTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.unselectedItemTintColor = $1 } }
  }

  /// As the bars' own ``UITabBar/standardAppearance``.
  public var standardAppearance: UITabBarAppearance {
    get { value() ?? UITabBarAppearance() }
    nonmutating set { set(newValue.duplicate()) { $0.standardAppearance = $1 } }
  }

  /// As the bars' own ``UITabBar/scrollEdgeAppearance``.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { value() }
    nonmutating set { set(newValue?.duplicate()) { $0.scrollEdgeAppearance = $1 } }
  }
}
