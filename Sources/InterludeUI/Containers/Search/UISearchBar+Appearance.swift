extension AppearanceProxy where Target: UISearchBar {
  /// As the bars' own ``UISearchBar/barTintColor``.
  public var barTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.barTintColor = $1 } }
  }

  /// As the bars' own ``UISearchBar/backgroundImage``.
  public var backgroundImage: UIImage? {
    get { value() }
    nonmutating set { set(newValue) { $0.backgroundImage = $1 } }
  }
}
