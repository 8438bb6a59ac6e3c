extension AppearanceProxy where Target: UIActivityIndicatorView {
  /// As the wheels' own ``UIActivityIndicatorView/color``.
  public var color: UIColor! {
    get { value() }
    nonmutating set { set(newValue) { $0.color = $1 } }
  }
}
