extension AppearanceProxy where Target: UINavigationBar {
  /// As the bars' own ``UINavigationBar/barStyle``.
  public var barStyle: UIBarStyle {
    get { value() ?? .default }
    nonmutating set { set(newValue) { $0.barStyle = $1 } }
  }

  /// As the bars' own ``UINavigationBar/barTintColor``.
  public var barTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.barTintColor = $1 } }
  }

  /// As the bars' own ``UINavigationBar/isTranslucent``.
  public var isTranslucent: Bool {
    get { value() ?? true }
    nonmutating set { set(newValue) { $0.isTranslucent = $1 } }
  }

  /// As the bars' own ``UINavigationBar/titleTextAttributes``.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { value() }
    nonmutating set { set(newValue) { $0.titleTextAttributes = $1 } }
  }

  /// As the bars' own ``UINavigationBar/largeTitleTextAttributes``.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { value() }
    nonmutating set { set(newValue) { $0.largeTitleTextAttributes = $1 } }
  }

  /// As the bars' own ``UINavigationBar/standardAppearance``.
  public var standardAppearance: UINavigationBarAppearance {
    get { value() ?? UINavigationBarAppearance() }
    nonmutating set { set(newValue.duplicate()) { $0.standardAppearance = $1 } }
  }

  /// As the bars' own ``UINavigationBar/scrollEdgeAppearance``.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { value() }
    nonmutating set { set(newValue?.duplicate()) { $0.scrollEdgeAppearance = $1 } }
  }

  /// As the bars' own ``UINavigationBar/shadowImage``.
  public var shadowImage: UIImage? {
    get { value() }
    nonmutating set { set(newValue) { $0.shadowImage = $1 } }
  }

  /// As the bars' own ``UINavigationBar/setBackgroundImage(_:for:)``.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    set(backgroundImage, for: UInt(barMetrics.rawValue)) { $0.setBackgroundImage($1, for: barMetrics) }
  }

  /// As the bars' own ``UINavigationBar/setBackgroundImage(_:for:barMetrics:)``.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    set(backgroundImage, for: UInt(barMetrics.rawValue) | UInt(barPosition.rawValue) << 8) {
      $0.setBackgroundImage($1, for: barPosition, barMetrics: barMetrics)
    }
  }

  /// The value that was set for a height; nil for none.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    value(of: "setBackgroundImage(_:for:)", for: UInt(barMetrics.rawValue))
  }
}
