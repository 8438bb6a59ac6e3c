extension AppearanceProxy where Target: UIToolbar {
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
