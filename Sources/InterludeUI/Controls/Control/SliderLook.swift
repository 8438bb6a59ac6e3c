/// How a part of a slider looks: images by state, or a colour.
struct SliderLook {
  private(set) var color: UIColor?
  private var images: [UIControl.State: UIImage] = [:]

  init(color: UIColor? = nil) { self.color = color }

  /// The image that was set for exactly a state.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] }
    set {
      images[state] = newValue
      color = nil
    }
  }

  /// The image for a state or, without one, for the normal state.
  func image(in state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }
}
