/// Images in the place of a slider's thumb and track.
extension UISlider {
  /// Has an image for the thumb in a state; nil takes it away. In states without one of their own that of the normal state shows. Takes `thumbTintColor` away.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    noteSetting(for: state.rawValue)
    thumbLook[state] = image
  }

  /// The image that was set for the thumb in exactly that state; nil for none.
  public func thumbImage(for state: UIControl.State) -> UIImage? { thumbLook[state] }

  /// The image that the thumb shows now; nil where it is drawn in a colour.
  public var currentThumbImage: UIImage? { thumbLook.image(in: state) }

  /// Has an image for the track up to the thumb in a state; nil takes it away. It is stretched along the track, a resizable one between its cap insets. Takes `minimumTrackTintColor` away.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    noteSetting(for: state.rawValue)
    lowTrackLook[state] = image
  }

  /// The image that was set for the track up to the thumb in exactly that state; nil for none.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? { lowTrackLook[state] }

  /// The image that the track up to the thumb shows now; nil where it is drawn in a colour.
  public var currentMinimumTrackImage: UIImage? { lowTrackLook.image(in: state) }

  /// Has an image for the track beyond the thumb in a state; nil takes it away. It is stretched along the track, a resizable one between its cap insets. Takes `maximumTrackTintColor` away.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    noteSetting(for: state.rawValue)
    highTrackLook[state] = image
  }

  /// The image that was set for the track beyond the thumb in exactly that state; nil for none.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? { highTrackLook[state] }

  /// The image that the track beyond the thumb shows now; nil where it is drawn in a colour.
  public var currentMaximumTrackImage: UIImage? { highTrackLook.image(in: state) }
}
