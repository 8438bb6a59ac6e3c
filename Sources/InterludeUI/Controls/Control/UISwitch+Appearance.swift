extension AppearanceProxy where Target: UISwitch {
  /// As the switches' own ``UISwitch/onTintColor``.
  public var onTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.onTintColor = $1 } }
  }

  /// As the switches' own ``UISwitch/thumbTintColor``.
  public var thumbTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.thumbTintColor = $1 } }
  }
}
