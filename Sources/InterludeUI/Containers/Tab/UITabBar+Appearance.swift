extension AppearanceProxy where Target: UITabBar {
  /// As the bars' own ``UITabBar/barStyle``.
  public var barStyle: UIBarStyle {
    get { value() ?? .default }
    nonmutating set { set(newValue) { $0.barStyle = $1 } }
  }

  /// As the bars' own ``UITabBar/isTranslucent``.
  public var isTranslucent: Bool {
    get { value() ?? true }
    nonmutating set { set(newValue) { $0.isTranslucent = $1 } }
  }

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
