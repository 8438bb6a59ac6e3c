extension AppearanceProxy where Target: UIBarButtonItem {
  /// As the items' own ``UIBarButtonItem/tintColor``.
  public var tintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.tintColor = $1 } }
  }
}
