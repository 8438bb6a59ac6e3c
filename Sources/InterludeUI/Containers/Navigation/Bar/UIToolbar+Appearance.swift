extension AppearanceProxy where Target: UIToolbar {
  /// As the bars' own ``UIToolbar/barStyle``.
  public var barStyle: UIBarStyle {
    get { value() ?? .default }
    nonmutating set { set(newValue) { $0.barStyle = $1 } }
  }

  /// As the bars' own ``UIToolbar/isTranslucent``.
  public var isTranslucent: Bool {
    get { value() ?? true }
    nonmutating set { set(newValue) { $0.isTranslucent = $1 } }
  }

  /// As the bars' own ``UIToolbar/barTintColor``.
  public var barTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.barTintColor = $1 } }
  }

  /// As the bars' own ``UIToolbar/standardAppearance``.
  public var standardAppearance: UIToolbarAppearance {
    get { value() ?? UIToolbarAppearance() }
    nonmutating set { set(newValue.duplicate()) { $0.standardAppearance = $1 } }
  }

  /// As the bars' own ``UIToolbar/scrollEdgeAppearance``.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { value() }
    nonmutating set { set(newValue?.duplicate()) { $0.scrollEdgeAppearance = $1 } }
  }
}
