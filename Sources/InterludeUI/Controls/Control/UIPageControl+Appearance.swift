extension AppearanceProxy where Target: UIPageControl {
  /// As the controls' own ``UIPageControl/pageIndicatorTintColor``.
  public var pageIndicatorTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.pageIndicatorTintColor = $1 } }
  }

  /// As the controls' own ``UIPageControl/currentPageIndicatorTintColor``.
  public var currentPageIndicatorTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.currentPageIndicatorTintColor = $1 } }
  }
}
