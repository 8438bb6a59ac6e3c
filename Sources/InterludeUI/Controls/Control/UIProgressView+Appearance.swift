extension AppearanceProxy where Target: UIProgressView {
  /// As the views' own ``UIProgressView/progressTintColor``.
  public var progressTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.progressTintColor = $1 } }
  }

  /// As the views' own ``UIProgressView/trackTintColor``.
  public var trackTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.trackTintColor = $1 } }
  }
}
