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

  /// As the sliders' own ``UISlider/setThumbImage(_:for:)``.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, for: state.rawValue) { $0.setThumbImage($1, for: state) }
  }

  /// What was set for a state; nil for nothing.
  public func thumbImage(for state: UIControl.State) -> UIImage? {
    value(of: "setThumbImage(_:for:)", for: state.rawValue)
  }

  /// As the sliders' own ``UISlider/setMinimumTrackImage(_:for:)``.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, for: state.rawValue) { $0.setMinimumTrackImage($1, for: state) }
  }

  /// What was set for a state; nil for nothing.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    value(of: "setMinimumTrackImage(_:for:)", for: state.rawValue)
  }

  /// As the sliders' own ``UISlider/setMaximumTrackImage(_:for:)``.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, for: state.rawValue) { $0.setMaximumTrackImage($1, for: state) }
  }

  /// What was set for a state; nil for nothing.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    value(of: "setMaximumTrackImage(_:for:)", for: state.rawValue)
  }
}
