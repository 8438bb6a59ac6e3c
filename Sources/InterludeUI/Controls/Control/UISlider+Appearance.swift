extension AppearanceProxy where Target: UISlider {
  /// As the sliders' own ``UISlider/minimumTrackTintColor``.
  public var minimumTrackTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.minimumTrackTintColor = $1 } }
  }

  /// As the sliders' own ``UISlider/maximumTrackTintColor``.
  public var maximumTrackTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.maximumTrackTintColor = $1 } }
  }

  /// As the sliders' own ``UISlider/thumbTintColor``.
  public var thumbTintColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.thumbTintColor = $1 } }
  }
}
