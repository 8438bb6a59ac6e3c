/// How the animations that are moving a view change the way in which touches find it.
struct TouchesInFlight {
  /// How many animations without `.allowUserInteraction` are moving the view; touches pass it by until they end.
  var blocking = 0
  /// How many animations are moving the view whose touches are to find it where it shows.
  var following = 0
}

/// A view in the hands of a property animator is touched where it shows; any other where its model is.
extension UIView {
  /// A point of the superview in this view's coordinates, for hit testing.
  func touchPoint(_ point: CGPoint, from superview: UIView) -> CGPoint {
    guard touchesInFlight.following > 0, let shown = layer.presentation() else {
      // From layer to layer: two views that are no optionals would be converted between by way of the screen.
      return superview.layer.convert(point, to: layer)
    }
    return shown.convert(point, from: superview.layer.presentation())
  }

  /// The bounds that hit testing goes by.
  var touchBounds: CGRect {
    guard touchesInFlight.following > 0, let shown = layer.presentation() else { return bounds }
    return shown.bounds
  }
}
